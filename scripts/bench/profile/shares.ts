/** A profile of V8's sampler (Chrome DevTools Protocol, `Profiler.Profile`), as far as it is read here. */
export interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  /** Microseconds, for each sample. */
  timeDeltas: number[];
}

export interface Share {
  what: string;
  /** Of the time in which the thread did something: 0 to 1. */
  share: number;
}

/** By package, what a thread was seen doing, most first. */
export function sharesOf({ nodes, samples, timeDeltas }: Profile): Share[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  samples.forEach((id, at) => {
    const name = names.get(id) ?? 'idle';
    if (name !== 'idle') times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  });
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([what, time]) => ({ what, share: time / whole }))
    .toSorted((a, b) => b.share - a.share);
}

/** `react-dom 29 %, garbage collection 25 %` */
export const inWords = (shares: readonly Share[], most: number) =>
  shares
    .slice(0, most)
    .map(({ what, share }) => `${what} ${Math.round(share * 100)} %`)
    .join(', ');

function nameOf({ functionName, url }: { functionName: string; url: string }): string {
  if (url === '') return native[functionName] ?? 'the rest of V8 and Node';
  if (/node:inspector|\/profile\/recorder/.test(url)) return 'idle';
  if (url.startsWith('node:')) return "Node's own modules";
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? 'our own code';
}

/** A thread that writes is also seen there while whom it wakes has its processor. */
const native: Record<string, string> = {
  '(idle)': 'idle',
  '(garbage collector)': 'garbage collection',
  writev: 'writing',
  writeBuffer: 'writing',
  writeLatin1String: 'writing',
  writeUtf8String: 'writing',
};
