import { createServer } from "node:net";
import { StepFailed } from "./command.ts";

/** Throws StepFailed if another process uses the port on localhost, over IPv4 or IPv6. */
export async function requireFreePort(port: number): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const problem = await listenProblem(port, host);
    if (problem === "EADDRINUSE")
      throw new StepFailed(
        `Port ${port} is in use. Stop what runs there, or choose another: PORT=8080 npm start`,
      );
    if (problem === "EACCES")
      throw new StepFailed(
        `Port ${port} needs more rights than you have. Choose one above 1023: PORT=8080 npm start`,
      );
  }
}

/** The error code of listening there, if any. A machine without IPv6 is no error. */
function listenProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => done(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });
}
