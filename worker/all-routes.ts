import { Hono } from "hono";
import { createApi } from "./api/create-api.ts";
import { bookingRoutes } from "./booking-routes.ts";
import { dailyWorkRoutes } from "./daily-work-routes.ts";
import { generatorRoutes } from "./generator-routes.ts";
import { identityRoutes } from "./identity-routes.ts";
import { messageRoutes } from "./message-routes.ts";
import { operationRoutes } from "./operation-routes.ts";
import { passRoutes } from "./pass-routes.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { staffRoutes } from "./staff-routes.ts";

/** The whole API, for its document and the type of its client. */
export const allRoutes = createApi(
  new Hono<HonoEnv>()
    .route("/", bookingRoutes)
    .route("/", passRoutes)
    .route("/", messageRoutes)
    .route("/", generatorRoutes)
    .route("/", operationRoutes)
    .route("/", identityRoutes)
    .route("/", staffRoutes)
    .route("/", dailyWorkRoutes),
);
