import type { IconName } from '../layout/icon.tsx';

export interface Slide {
  title: string;
  text: string;
  icon: IconName;
  /** A view of layout/scenes.svg. */
  scene: string;
}

/** Intro slides, before those about safety and with information. */
export const INTRO_SLIDES = 3;

/** Three intro slides and three safety and info slides (spec §2). */
export const slides = (siteName: string): Slide[] => [
  {
    title: `Welcome to ${siteName}`,
    text: 'The nationwide marketplace that connects you with trusted delivery partners.',
    icon: 'parcel',
    scene: 'bike-lagos',
  },
  {
    title: 'Find delivery services',
    text: 'Bike, van and air dispatch companies, searched by name and location. No account needed.',
    icon: 'search',
    scene: 'van-port-harcourt',
  },
  {
    title: 'Grow your business',
    text: 'Register a company so that customers find you, or find jobs in delivery.',
    icon: 'company',
    scene: 'air-abuja',
  },
  {
    title: 'Stay safe when booking riders',
    text: 'Visit the company’s address before you hand over a parcel. It is the best way to avoid a fake pickup.',
    icon: 'safety',
    scene: 'bike-kano',
  },
  {
    title: 'Claim or update a listing for free',
    text: 'Is your company already listed? Claim it, correct it or remove it. We reply within a few hours.',
    icon: 'verified',
    scene: 'van-hills',
  },
  {
    title: 'Post or search for jobs',
    text: 'Riders, drivers and dispatch staff find work here, and employers find them.',
    icon: 'job',
    scene: 'bike-abuja',
  },
];

export const lastStep = slides('').length;

/** The step in the query parameter, 1 to 6; 1 for any other value. */
export function stepOf(query: string | null): number {
  const step = Number(query);
  return Number.isInteger(step) && step >= 1 && step <= lastStep ? step : 1;
}
