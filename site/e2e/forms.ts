import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { test } from './fixtures.ts';
import { registeredCompany } from './listings.ts';

/** Answers by the label of the question; true ticks a box or chooses a radio button. */
export type Answers = Record<string, string | true>;

export async function answer(page: Page, answers: Answers) {
  for (const [label, given] of Object.entries(answers)) {
    const field = question(page, label);
    if (given === true) await field.check();
    else await field.fill(given);
  }
}

export const registration = (companyName: string): Answers => ({
  'Company name': companyName,
  'Owner name': 'Adaora Obi',
  'CAC number': 'RC 1234567',
  Email: 'hello@swift.example',
  Phone: '0803 123 4567',
  Address: '12 Allen Avenue, Ikeja, Lagos',
  'Van Delivery': true,
  'Price range': '₦1,500 – ₦5,000',
  Description: 'Parcels all over Lagos.',
  'I agree to the terms': true,
});

export const posting = (title: string): Answers => ({
  'Job title': title,
  'Company name': 'Swift Riders',
  Location: 'Ikeja, Lagos',
  Description: 'Deliver parcels.\nSix days a week.',
  Website: 'https://swift.example/apply',
  'Contact email': 'jobs@swift.example',
  'CAC number': 'RC 1234567',
  'I agree to the terms': true,
});

export const inquiry = (): Answers => ({
  'Your name': 'Ada Obi',
  Email: 'ada@swift.example',
  Phone: '0803 123 4567',
  Sponsorship: true,
  Message: `We would like to sponsor the jobs page ${crypto.randomUUID()}`,
});

/** All that a claim needs besides the company. */
export const claim = (email: string) => ({
  'Your name': 'Ada Obi',
  'Your role in the company': 'Owner',
  Phone: '0803 123 4567',
  Email: email,
  'Why is it yours?': 'I founded it.',
});

/** The forms that anybody may send, with answers that are accepted. */
export const forms: { path: string; answers: () => Answers; send: string; done: string }[] = [
  {
    path: '/register-company',
    answers: () => registration(`Cut Off Riders ${crypto.randomUUID()}`),
    send: 'Submit Registration',
    done: 'Company registration submitted successfully!',
  },
  {
    path: '/post-job',
    answers: () => ({
      ...posting(`Rider ${crypto.randomUUID()}`),
      Website: 'wa.me/2348031234567',
    }),
    send: 'Post Job',
    done: 'Job posted successfully!',
  },
  {
    path: '/advertise',
    answers: inquiry,
    send: 'Send inquiry',
    done: "Thank you for your inquiry! We'll get back to you soon.",
  },
];

export const question = (page: Page, label: string) => page.getByRole('main').getByLabel(label);

export const posted = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST');

/** Holds requests to an address until they are released, and counts them. */
export async function hold(page: Page, address: string | RegExp) {
  const { promise: open, resolve: letGo } = Promise.withResolvers<void>();
  const held = { letGo, asked: 0 };
  await page.route(address, async (route) => {
    held.asked += 1;
    await open;
    await route.continue();
  });
  return held;
}

/** The box on top of a refused form. */
export const problem = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There is a problem' });

/** A file on the disk, where the browser reads it by itself: to send megabytes to it costs seconds. */
async function file(name: string, bytes: Buffer) {
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  return path;
}

/** A small picture, with a name that parsers stumble over. */
export const logo = async () => file('our logo; v=2.png', await picture(120).png().toBuffer());

let photoBytes: Promise<Buffer> | undefined;

/** A phone's photo: 3000 pixels, made of 750 of noise, between 1 and 5 MB or, with zeros at its end, of `minMegabytes`; drawn once per worker. */
export async function photo(minMegabytes = 0) {
  const bytes = await (photoBytes ??= picture(750)
    .resize(3000, 3000, { kernel: 'nearest' })
    .jpeg({ quality: 70 })
    .toBuffer());
  // A JPEG ends before what follows it.
  const filler = Buffer.alloc(Math.max(0, minMegabytes * 1024 * 1024 - bytes.length));
  return file('IMG_2031.jpg', Buffer.concat([bytes, filler]));
}

/** 10 MB that start like a PNG and cannot be decoded, so that no browser shrinks them. */
export async function largeImage() {
  const start = (await picture(120).png().toBuffer()).subarray(0, 33);
  return file('large.png', Buffer.concat([start, Buffer.alloc(10 * 1024 * 1024)]));
}

export const textNamedPng = () => file('logo.png', Buffer.from('This is no picture.'));

export const picture = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** The fields of a registration as a program sends them. */
export const registeredByProgram = (name: string) => ({ ...registeredCompany, name, terms: 'yes' });
