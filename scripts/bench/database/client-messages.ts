import type { Sent } from './tap.ts';

/**
 * Reads what a client says to PostgreSQL (protocol 3.0) as it comes, in pieces of any size, and gives each statement that
 * a connection of this `application_name` executes, with its values in text form.
 */
export function clientMessages(application: string, give: (statement: Sent) => void) {
  let rest = Buffer.alloc(0);
  let isOurs: boolean | undefined;
  const prepared = new Map<string, string>();
  const read: Record<string, (body: Buffer) => void> = {
    Q: (body) => give({ text: textAt(body, 0).text, values: [] }),
    P: (body) => {
      const name = textAt(body, 0);
      prepared.set(name.text, textAt(body, name.end).text);
    },
    B: (body) => {
      const name = textAt(body, textAt(body, 0).end);
      const text = prepared.get(name.text);
      if (text === undefined) return;
      give({ text, values: valuesAt(body, name.end), ...(name.text && { name: name.text }) });
    },
  };
  return (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 5) {
      // The first message has a length and no letter.
      const lengthAt = isOurs === undefined ? 0 : 1;
      const end = lengthAt + rest.readInt32BE(lengthAt);
      if (rest.length < end) return;
      const body = rest.subarray(lengthAt + 4, end);
      if (isOurs === undefined) isOurs = parameters(body)['application_name'] === application;
      else if (isOurs) read[String.fromCharCode(rest[0]!)]?.(body);
      rest = rest.subarray(end);
    }
  };
}

/** Of the first message: a version, then names and values. */
function parameters(body: Buffer): Record<string, string> {
  const words = body.subarray(4).toString().split('\0');
  return Object.fromEntries(
    words.flatMap((word, place) => (place % 2 === 0 ? [[word, words[place + 1] ?? '']] : [])),
  );
}

function textAt(body: Buffer, start: number) {
  const zero = body.indexOf(0, start);
  return { text: body.toString('utf8', start, zero), end: zero + 1 };
}

function valuesAt(body: Buffer, start: number): (string | null)[] {
  let at = start + 2 + 2 * body.readInt16BE(start);
  const values: (string | null)[] = [];
  const count = body.readInt16BE(at);
  at += 2;
  while (values.length < count) {
    const length = body.readInt32BE(at);
    at += 4;
    values.push(length < 0 ? null : body.toString('utf8', at, at + length));
    at += Math.max(length, 0);
  }
  return values;
}
