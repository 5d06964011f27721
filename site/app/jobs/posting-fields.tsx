import { jobPlans } from '#contract/plans.ts';
import { CacHint } from '../forms/cac-explanation.tsx';
import { SelectField, TextField } from '../forms/field.tsx';
import { FileField } from '../forms/file-field.tsx';
import { FieldGroup } from '../forms/field-group.tsx';
import { PlanPanel } from '../forms/plan-panel.tsx';
import { TermsField } from '../forms/terms-field.tsx';
import { places } from '../listings/places.ts';
import { jobTypes } from './job-types.ts';

/** The questions to a business that looks for people. */
export function PostingFields({ imageAgain }: { imageAgain: boolean }) {
  return (
    <>
      <PlanPanel
        plans={jobPlans}
        initial="basic"
        offer="The Basic plan is free for a limited launch period."
      />
      <FieldGroup title="The job">
        <TextField
          name="title"
          label="Job title"
          placeholder="Dispatch rider"
          enterKeyHint="next"
        />
        <TextField
          name="company"
          label="Company name"
          autoComplete="organization"
          enterKeyHint="next"
        />
        <TextField
          name="location"
          label="Location"
          hint="Area and city."
          placeholder="Ikeja, Lagos"
          list="job-locations"
          enterKeyHint="next"
        />
        <datalist id="job-locations">
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <SelectField name="type" label="Job type" options={jobTypes} initial="full-time" />
        <TextField
          name="salary"
          label="Salary"
          placeholder="₦120,000 per month"
          enterKeyHint="next"
        />
        <TextField
          name="description"
          label="Description"
          hint="Duties, working hours, area."
          lines={7}
        />
        <TextField
          name="requirements"
          label="Requirements"
          hint="One on each line."
          placeholder={"Rider's licence\n2 years of experience"}
          lines={4}
        />
        <FileField
          name="jobAttachment"
          label="Flyer or logo"
          hint="JPG, PNG or WebP, up to 5 MB."
          again={imageAgain ? 'Select the image again' : undefined}
        />
      </FieldGroup>
      <FieldGroup title="Applications and proof">
        <TextField
          name="applyLink"
          label="Website"
          hint="The page where people apply."
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="www.example.com"
          enterKeyHint="next"
        />
        <TextField
          name="email"
          label="Contact email"
          hint="For our reviewers only; it is not shown in public."
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@example.com"
          enterKeyHint="next"
        />
        <TextField
          name="cacNumber"
          label="CAC number"
          hint={<CacHint />}
          placeholder="RC xxxxxxx"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
      </FieldGroup>
      {/* The button does not wait for the terms here (spec §5); the form asks for them when it is sent. */}
      <TermsField awaited={false} />
    </>
  );
}
