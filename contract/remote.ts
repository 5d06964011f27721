/** How the location of a job says that the work is done from anywhere. */
export const remote = /^(?:fully |100% )?remote\b|^anywhere\b|\(remote\)|\bwork from home\b/i;

/** Whether a job is done from anywhere, as far as its location says so. */
export const isRemote = ({ location }: { location: string }) =>
  remote.test(location) && !/hybrid/i.test(location);
