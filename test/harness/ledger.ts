import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, HttpAnswer, RequestOptions } from './client.ts';
import { multipart, photo } from './form.ts';

/** A job to post under one idempotency key. */
export interface JobSubmission {
  key: string;
  fields: Record<string, string> & { description: string };
  image?: Buffer;
}

let made = 0;

export function newSubmission(withImage = made % 3 === 0): JobSubmission {
  made += 1;
  const fields = {
    title: `Dispatch rider ${made}`,
    company: 'Swift Riders',
    location: 'Ikeja, Lagos',
    type: 'full-time',
    salary: '₦120,000 a month',
    description: `Deliver parcels across Lagos by motorbike. Round ${randomUUID()}.`,
    // The API limits the pending listings of one contact.
    email: `jobs-${made}@swift-riders.ng`,
    cacNumber: 'RC 1234567',
    applyLink: 'https://swift.example/apply',
  };
  return { key: randomUUID(), fields, ...(withImage && { image: photo }) };
}

const SETTLE_TIMEOUT_MS = 20_000;

/** Sends submissions and records which were accepted, to compare them with the rows in the end. */
export class Ledger {
  readonly accepted = new Map<string, string>();
  /** Sent, without a final answer yet. */
  readonly unsettled = new Map<string, JobSubmission>();
  /** Keys that were accepted under two references. */
  readonly faults: string[] = [];
  readonly #client: Client;
  readonly #apiUrl: string;

  constructor(client: Client, apiUrl: string) {
    this.#client = client;
    this.#apiUrl = apiUrl;
  }

  /** Sends it once; undefined when the connection broke. */
  async send(submission: JobSubmission, to = this.#apiUrl, options: RequestOptions = {}) {
    this.unsettled.set(submission.key, submission);
    const { body, type } = await bodyOf(submission);
    const answer = await this.#client.try(`${to}/api/jobs`, {
      ...options,
      method: 'POST',
      body,
      headers: { 'content-type': type, 'idempotency-key': submission.key, ...options.headers },
    });
    if (answer) this.#note(submission, answer);
    return answer;
  }

  #note({ key }: JobSubmission, { status, text }: HttpAnswer) {
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

  /** Retries the unsettled submissions, as the site and its visitors do, until each has a final answer. */
  async settle(): Promise<void> {
    for (const end = Date.now() + SETTLE_TIMEOUT_MS; this.unsettled.size > 0; await wait(200)) {
      if (Date.now() > end)
        throw new Error(`${this.unsettled.size} submissions are still refused.`);
      for (const submission of [...this.unsettled.values()]) await this.send(submission);
    }
  }

  /** Expects no row for it any more: a moderator deleted it. */
  forget(gone: string): void {
    for (const [key, reference] of this.accepted) if (reference === gone) this.accepted.delete(key);
  }
}

/** Encodes a submission: multipart with an image, JSON without. */
async function bodyOf({ fields, image }: JobSubmission) {
  if (image) return multipart(fields, { field: 'jobAttachment', name: 'van.jpg', bytes: image });
  return { body: Buffer.from(JSON.stringify(fields)), type: 'application/json' };
}

export const formFields = ({ fields }: JobSubmission) => ({
  ...fields,
  plan: 'basic',
  terms: 'on',
});
