/** A step that failed for a reason we can name: shown as one line, with the path of the step's log when it has one. */
export class StepFailed extends Error {
  readonly log: string | undefined;

  constructor(reason: string, log?: string) {
    super(reason);
    this.name = "StepFailed";
    this.log = log;
  }
}
