/** What is asked for: the paths in turn, on each connection one request after the other. */
export interface Target {
  /** `http://127.0.0.1:4000` */
  origin: string;
  paths: readonly [string, ...string[]];
  headers?: Readonly<Record<string, string>>;
}

/** How it went under load. */
export interface Run {
  requestsPerSecond: number;
  /** Milliseconds in which half of the requests and 99 of 100 were answered. */
  p50: number;
  p99: number;
  /** Answers there were, and requests that failed: no answer, or one of 400 and more. */
  answers: number;
  failures: number;
}

/** A program that makes load. */
export interface Generator {
  /** With its version. */
  name: string;
  run(target: Target, connections: number, seconds: number): Promise<Run>;
}
