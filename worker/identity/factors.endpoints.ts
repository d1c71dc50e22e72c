import { Hono } from "hono";
import { TokenResponseSchema } from "#domain/accounts/auth.schema.ts";
import {
  ChallengeSchema,
  EnrolledFactorSchema,
  EnrollSchema,
  FactorVerificationSchema,
  RecoveryCodeSchema,
  RecoveryCodesSchema,
  RecoveryCodesStatusSchema,
  RemovedFactorSchema,
} from "#domain/accounts/factor.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { challengeFactor } from "./factors/challenge-factor.ts";
import { enrollFactor } from "./factors/enroll-factor.ts";
import {
  makeRecoveryCodes,
  recoveryCodesStatus,
  replaceRecoveryCodes,
  verifyRecoveryCode,
} from "./factors/recovery-codes.ts";
import { unenrollFactor } from "./factors/unenroll-factor.ts";
import { verifyFactor } from "./factors/verify-factor.ts";

const forSessions = { access: "session" } as const;

const refusals = {
  403: { description: "insufficient_aal: show the second factor first" },
  404: { description: "mfa_factor_not_found" },
};

const raised = { 200: { description: "The session, at aal2", schema: TokenResponseSchema } };

const codes =
  "Ten codes for when the authenticator is lost. Each works once, and stands for a code of it.";

export const factors = new Hono<HonoEnv>()
  .get(
    "/auth/factors/recovery-codes",
    route({
      ...forSessions,
      summary: "How many recovery codes are left",
      responses: {
        200: { description: "Never the codes themselves", schema: RecoveryCodesStatusSchema },
        404: refusals[404],
      },
    }),
    async (c) => c.json(await recoveryCodesStatus(c.var.ctx, c.var.account)),
  )
  .post(
    "/auth/factors/recovery-codes",
    route({
      ...forSessions,
      summary: "Make recovery codes",
      description: codes,
      responses: {
        200: { description: "Shown this once", schema: RecoveryCodesSchema },
        403: refusals[403],
      },
    }),
    async (c) => c.json(await makeRecoveryCodes(c.var.ctx, c.var.account)),
  )
  .post(
    "/auth/factors/recovery-codes/regenerate",
    route({
      ...forSessions,
      summary: "Replace one's recovery codes",
      description: codes,
      responses: {
        200: {
          description: "Shown this once; older ones work no more",
          schema: RecoveryCodesSchema,
        },
        ...refusals,
      },
    }),
    async (c) => c.json(await replaceRecoveryCodes(c.var.ctx, c.var.account)),
  )
  .post(
    "/auth/factors/recovery-codes/verify",
    route({
      ...forSessions,
      summary: "Show a recovery code",
      limit: "password",
      json: RecoveryCodeSchema,
      responses: raised,
    }),
    async (c) => {
      const { code } = c.req.valid("json");
      return c.json(
        await verifyRecoveryCode(c.var.ctx, { record: c.var.account, code: code ?? "" }),
      );
    },
  )
  .post(
    "/auth/factors",
    route({
      ...forSessions,
      summary: "Add an authenticator app",
      description:
        "It counts once a code of it was verified. Asks for a sign-in less than an hour old.",
      json: EnrollSchema,
      responses: {
        200: { description: "Its key, shown this once", schema: EnrolledFactorSchema },
        403: refusals[403],
      },
    }),
    async (c) =>
      c.json(await enrollFactor(c.var.ctx, { record: c.var.account, enroll: c.req.valid("json") })),
  )
  .post(
    "/auth/factors/:id/challenge",
    route({
      ...forSessions,
      summary: "Ask to show a second factor",
      responses: {
        200: { description: "The challenge that the code is sent with", schema: ChallengeSchema },
        404: refusals[404],
      },
    }),
    async (c) =>
      c.json(
        await challengeFactor(c.var.ctx, { record: c.var.account, factorId: c.req.param("id") }),
      ),
  )
  .post(
    "/auth/factors/:id/verify",
    route({
      ...forSessions,
      summary: "Show a second factor",
      description:
        "Each code works once; the first makes the factor count. Ends other sessions at aal1.",
      limit: "password",
      json: FactorVerificationSchema,
      responses: { ...raised, 404: refusals[404] },
    }),
    async (c) => {
      const { ctx, account: record } = c.var;
      return c.json(
        await verifyFactor(ctx, {
          record,
          factorId: c.req.param("id"),
          verification: c.req.valid("json"),
        }),
      );
    },
  )
  .delete(
    "/auth/factors/:id",
    route({
      ...forSessions,
      summary: "Remove an authenticator app",
      responses: {
        200: { description: "Which one it was", schema: RemovedFactorSchema },
        404: refusals[404],
        422: { description: "insufficient_aal: show the second factor first" },
      },
    }),
    async (c) =>
      c.json(
        await unenrollFactor(c.var.ctx, { record: c.var.account, factorId: c.req.param("id") }),
      ),
  );
