import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Ask, Client } from './client.ts';
import { multipart } from './multipart.ts';
import { photo } from './pictures.ts';

/** One attempt to post a job, sent as often as it takes. */
export interface Submission {
  key: string;
  fields: Record<string, string>;
  image?: Buffer;
}

let made = 0;

/** A job that nobody else posts, to be sent with a key of its own; every third with an image unless told. */
export function newSubmission(withImage = made % 3 === 0): Submission {
  made += 1;
  const fields = {
    title: `Dispatch rider ${made}`,
    company: 'Swift Riders',
    location: 'Ikeja, Lagos',
    type: 'full-time',
    salary: '₦120,000 a month',
    description: `Deliver parcels across Lagos by motorbike. Round ${randomUUID()}.`,
    // One contact may not have very many listings waiting.
    email: `jobs-${made}@swift.example`,
    cacNumber: 'RC 1234567',
    applyLink: 'https://swift.example/apply',
  };
  return { key: randomUUID(), fields, ...(withImage && { image: photo }) };
}

/** Remembers what was accepted, to compare it with what is there in the end. */
export class Ledger {
  /** References by key. */
  readonly accepted = new Map<string, string>();
  /** Sent, and not known to be accepted or refused. */
  readonly unsettled = new Map<string, Submission>();
  /** Keys that were accepted twice, as sentences. */
  readonly faults: string[] = [];
  readonly #client: Client;
  readonly #apiUrl: string;

  constructor(client: Client, apiUrl: string) {
    this.#client = client;
    this.#apiUrl = apiUrl;
  }

  /** Sends it once; undefined when the connection broke. */
  async send(
    submission: Submission,
    to = this.#apiUrl,
    ask: Ask = {},
  ): Promise<Answer | undefined> {
    this.unsettled.set(submission.key, submission);
    const { body, type } = bodyOf(submission);
    const answer = await this.#client.try(`${to}/api/jobs`, {
      ...ask,
      method: 'POST',
      body,
      headers: { 'content-type': type, 'idempotency-key': submission.key, ...ask.headers },
    });
    if (answer) this.note(submission, answer);
    return answer;
  }

  /** Takes an answer into account. */
  note({ key }: Submission, { status, text }: Answer): void {
    if (status === 201) {
      const { reference } = JSON.parse(text) as { reference: string };
      const earlier = this.accepted.get(key);
      if (earlier && earlier !== reference)
        this.faults.push(`One key was accepted as ${earlier} and as ${reference}`);
      this.accepted.set(key, reference);
    }
    const mayHaveArrived = status >= 500 || status === 409 || status === 429;
    if (!mayHaveArrived) this.unsettled.delete(key);
  }

  /** Sends again what may or may not have arrived, as the site and its visitors do, until each is accepted. */
  async settle(patience = 20_000): Promise<void> {
    for (const end = Date.now() + patience; this.unsettled.size > 0; await wait(200)) {
      if (Date.now() > end)
        throw new Error(`${this.unsettled.size} submissions were still refused after 20 s.`);
      for (const submission of [...this.unsettled.values()]) await this.send(submission);
    }
  }

  /** Takes what is there for what was accepted: after a fault that did not hold, the next one is judged by itself. */
  adopt(references: string[]): void {
    this.accepted.clear();
    this.unsettled.clear();
    for (const reference of references) this.accepted.set(reference, reference);
  }

  /** A moderator has deleted these, or the test has. */
  forget(references: Iterable<string>): void {
    const gone = new Set(references);
    for (const [key, reference] of this.accepted)
      if (gone.has(reference)) this.accepted.delete(key);
  }
}

export function bodyOf({ fields, image }: Submission): { body: Buffer; type: string } {
  if (image) return multipart(fields, { field: 'jobAttachment', name: 'van.jpg', bytes: image });
  return { body: Buffer.from(JSON.stringify(fields)), type: 'application/json' };
}
