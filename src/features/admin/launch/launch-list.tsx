import { useQuery } from "@tanstack/react-query";
import { Badge } from "#components/ui/badge.tsx";
import { adminLaunch } from "#content/admin-launch.ts";
import { model as modelWords } from "#content/model.ts";
import type { ModelCheck } from "#domain/generator/wordings.schema.ts";
import type { LaunchCheck, LaunchState } from "#domain/going-live/launch.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData } from "../layout/admin-page.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import styles from "./launch-list.module.css";

const TONES = {
  done: "success",
  open: "warning",
  unknown: "neutral",
} as const satisfies Record<LaunchState, string>;

export function LaunchList() {
  const words = useContent(adminLaunch);
  const query = useQuery(adminQueries.launch());
  return (
    <Panel id="launch" heading={words.list} busy={query.isFetching}>
      <AdminData query={query} lines={8}>
        {(checks) => <Checks checks={checks} />}
      </AdminData>
    </Panel>
  );
}

const MODEL_STATES = {
  "built-in": "done",
  works: "done",
  failed: "open",
} as const satisfies Record<ModelCheck["state"], LaunchState>;

function Checks({ checks }: { checks: LaunchCheck[] }) {
  const words = useContent(adminLaunch);
  const { data: model } = useQuery(adminQueries.model());
  const steps =
    checks.filter(({ state }) => state !== "done").length + Number(model?.state === "failed");
  return (
    <>
      <p className={panel.note}>{steps === 0 ? words.allDone : words.open(steps)}</p>
      <ol className={styles.list}>
        {checks.map(({ id, state, at, reason, count = 0 }) => {
          const { title, done, remedy } = words.checks[id];
          const left = typeof remedy === "string" ? remedy : remedy(count);
          return (
            <li key={id} className={styles.check} data-check={id}>
              <h3 className={styles.title}>{title}</h3>
              <Badge tone={TONES[state]}>{words.states[state]}</Badge>
              <p className={styles.text}>
                {state === "done" ? done : left} {reason && words.accepted(reason)}{" "}
                {at && (
                  <span className={panel.note}>
                    {words.lastSeen} <AdminTime iso={at} />
                  </span>
                )}
              </p>
            </li>
          );
        })}
        <li className={styles.check} data-check="model">
          <ModelState model={model} />
        </li>
      </ol>
    </>
  );
}

/** Loads separately, because a model may take seconds. */
function ModelState({ model }: { model: ModelCheck | undefined }) {
  const { states } = useContent(adminLaunch);
  const words = useContent(modelWords);
  const state = model ? MODEL_STATES[model.state] : "unknown";
  const describe = () => {
    if (!model) return words.checking;
    if (model.reason) return words.reasons[model.reason];
    return model.state === "built-in" ? words.builtIn : words.works(model.model);
  };
  return (
    <>
      <h3 className={styles.title}>{words.title}</h3>
      <Badge tone={TONES[state]}>{states[state]}</Badge>
      <p className={styles.text} role="status">
        {describe()}
      </p>
    </>
  );
}
