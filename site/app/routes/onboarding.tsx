import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Form,
  Link,
  useActionData,
  useLoaderData,
  useSubmit,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Logo } from '../layout/mark.tsx';
import { answerTo } from '../layout/network.ts';
import { Notice } from '../layout/notice.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { PageTitle } from '../layout/page.tsx';
import { RouteScene } from '../layout/route-scene.tsx';
import { useSite } from '../layout/site.ts';
import {
  forgetStartCookie,
  isFromStart,
  rememberSeen,
  remembersSeen,
  seenCookie,
} from '../onboarding/seen.ts';
import { INTRO_SLIDES, lastStep, slides, stepOf, type Slide } from '../onboarding/slides.ts';

/** Without the site's header and footer: the carousel has a single exit. */
export const handle = { frame: false };

/** The start redirect leads messengers and search engines here from the bare domain: the first slide says what the site is. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const { step = 1 } = args.data ?? {};
  return pageMeta(args, {
    title: step > 1 ? `Welcome, step ${step} of ${lastStep}` : 'Welcome: find a delivery company',
    description: 'Bike, van and air dispatch companies across Nigeria, and jobs in delivery.',
    canonical: '/home',
  });
};

export function loader({ request }: LoaderFunctionArgs) {
  const step = stepOf(new URL(request.url).searchParams.get('step'));
  const headers = { 'Cache-Control': 'private, no-store', 'Set-Cookie': forgetStartCookie };
  return data({ step, fromStart: isFromStart(request) }, { headers });
}

/** The slides need nothing from the server, so the next one is shown at once, also offline. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => ({
  step: stepOf(new URL(request.url).searchParams.get('step')),
  fromStart: false,
});

/** The last step, or 'Skip' on an earlier one: sets the flag and redirects to the landing page. */
export const action = () =>
  redirect('/home', { status: 303, headers: { 'Set-Cookie': seenCookie } });

/** Stays on the slide when the connection fails; the flag is in local storage already. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  answerTo(serverAction<never>(), (message) => ({ message }));

export { headers } from '../layout/caching.ts';

export default function Onboarding() {
  const { step, fromStart } = useLoaderData<typeof loader>();
  const failure = useActionData<{ message: string }>();
  const { siteName } = useSite();
  const all = slides(siteName);
  const { icon, scene, title, text } = all[step - 1] as Slide;
  useSkipWhenRemembered(fromStart);
  useFocusOnNewSlide(step);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 py-4 low:max-w-2xl">
      <header className="flex min-h-11 items-center justify-between">
        <Logo name={siteName} />
        {step < lastStep && (
          <Enter className="btn btn-quiet -mr-3 min-h-11 text-[min(1.0625rem,4.7vw)]">Skip</Enter>
        )}
      </header>
      <main
        id="main"
        className="flex grow flex-col pt-[max(1.5rem,12vh-4rem)] pb-6 text-center low:py-2"
      >
        <RouteScene icon={icon} scene={scene} />
        <PageTitle className="mt-8 low:mt-0">{title}</PageTitle>
        <p className="text-ink-soft mt-3 text-lg">{text}</p>
      </main>
      <footer className="flex flex-col items-center gap-4">
        {failure && <Notice tone="error">{failure.message}</Notice>}
        <Progress slides={all} step={step} />
        <div className="w-full pt-2">
          {step < lastStep ? (
            <Form>
              <button name="step" value={step + 1} className="btn btn-primary btn-block">
                Next
              </button>
            </Form>
          ) : (
            <Enter className="btn btn-primary btn-block">Got It, Enter Site</Enter>
          )}
        </div>
        <Link
          to={`?step=${step - 1}`}
          className={`link-quiet text-sm ${step > 1 ? '' : 'invisible'}`}
        >
          Back
        </Link>
      </footer>
    </div>
  );
}

/** Button that leaves the onboarding: the post sets the cookie, the script sets the flag in local storage. */
function Enter({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Form method="post" onSubmit={rememberSeen}>
      <button className={className}>{children}</button>
    </Form>
  );
}

function Progress({ slides, step }: { slides: Slide[]; step: number }) {
  return (
    <p className="flex items-center gap-2">
      <span className="visually-hidden">
        Step {step} of {slides.length}
      </span>
      {slides.map(({ title }, index) => (
        <span
          key={title}
          className={`h-2 rounded-full ${look(index + 1, step)} ${index === INTRO_SLIDES ? 'ml-3' : ''}`}
        />
      ))}
    </p>
  );
}

function look(dot: number, step: number) {
  if (dot === step) return 'bg-action w-7';
  return dot < step ? 'bg-action w-2' : 'bg-line-strong w-2';
}

/** Leaves the onboarding at once when the visitor came by the start redirect and local storage has the flag. */
function useSkipWhenRemembered(fromStart: boolean) {
  const submit = useSubmit();
  useEffect(() => {
    if (fromStart && remembersSeen()) submit(null, { method: 'post', replace: true });
  }, [fromStart, submit]);
}

/** Focuses the heading of a new slide, so that screen readers announce it. */
function useFocusOnNewSlide(step: number) {
  const focused = useRef(step);
  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    document.querySelector('h1')?.focus();
  }, [step]);
}
