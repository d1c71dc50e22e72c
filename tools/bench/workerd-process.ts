import { readdirSync, readFileSync } from "node:fs";

/** The process ids of the workerds that this process started. Linux only. */
export function findWorkerds(): string[] {
  if (process.platform !== "linux") return [];
  const isOurs = new RegExp(`^\\d+ \\(workerd\\) [^Z] ${process.pid} `);
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && isOurs.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
    } catch {
      return false;
    }
  });
}

/** In MB. VmHWM is the peak of a process's memory, VmRSS the current size. */
export function readMemory(pid: string | undefined, field: "VmHWM" | "VmRSS"): number {
  if (pid === undefined) return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
}

/** The CPU time of all threads of a process, in ms, according to Linux's scheduler. */
export function readCpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const ns = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return ns.reduce((sum, one) => sum + one, 0) / 1e6;
}
