/**
 * How often a value of `a` is above a value of `b`, from 0 to 1 and 0.5 when nobody can tell them apart: the U of Mann and
 * Whitney as a share of all pairs. Unlike a median it also sees what differs in some answers only.
 */
export function shareAbove(a: number[], b: number[]): number {
  const all = [
    ...a.map((value) => ({ value, a: true })),
    ...b.map((value) => ({ value, a: false })),
  ];
  all.sort((one, other) => one.value - other.value);
  let [below, above] = [0, 0];
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]!.value === all[start]!.value) end += 1;
    const ties = all.slice(start, end);
    const [ofA, ofB] = [ties.filter((one) => one.a).length, ties.filter((one) => !one.a).length];
    above += ofA * (below + ofB / 2);
    below += ofB;
    start = end;
  }
  return above / (a.length * b.length);
}
