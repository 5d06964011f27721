import { Page } from '../layout/page.tsx';
import { CacExplanation } from './cac-explanation.tsx';
import { SubmissionForm, type SubmissionFormProps } from './submission-form.tsx';

interface SubmissionPageProps extends SubmissionFormProps {
  title: string;
  lead: string;
}

/** A page by which a listing is submitted: the form, and beside it what a CAC number is. */
export function SubmissionPage({ title, lead, ...form }: SubmissionPageProps) {
  return (
    <Page title={title} lead={lead}>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <SubmissionForm {...form} />
        </div>
        <aside className="lg:sticky lg:top-6">
          <CacExplanation />
        </aside>
      </div>
    </Page>
  );
}
