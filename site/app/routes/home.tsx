import type { MetaFunction } from '@remix-run/node';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Find a trusted delivery company',
    description: 'Bike, van and air delivery in Nigeria.',
  });

export default function Home() {
  return <Page title="Find a delivery company you can trust" />;
}
