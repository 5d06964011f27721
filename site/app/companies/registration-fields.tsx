import { companyPlans } from '#contract/plans.ts';
import { CacHint } from '../forms/cac-explanation.tsx';
import { RadioField } from '../forms/choice-field.tsx';
import { TextField } from '../forms/field.tsx';
import { FileField } from '../forms/file-field.tsx';
import { FieldGroup } from '../forms/field-group.tsx';
import { PlanPanel } from '../forms/plan-panel.tsx';
import { TermsField } from '../forms/terms-field.tsx';
import { serviceNames, services } from './services.ts';

/** The questions to a business that wants to be listed. */
export function RegistrationFields({ imageAgain }: { imageAgain: boolean }) {
  return (
    <>
      <PlanPanel plans={companyPlans} initial="free" offer="All new companies get 3 months free." />
      <FieldGroup title="Your company">
        <TextField
          name="name"
          label="Company name"
          autoComplete="organization"
          enterKeyHint="next"
        />
        <TextField name="ownerName" label="Owner name" autoComplete="name" enterKeyHint="next" />
        <TextField
          name="cacNumber"
          label="CAC number"
          hint={<CacHint />}
          placeholder="RC xxxxxxx"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
        />
      </FieldGroup>
      <FieldGroup title="How customers reach you">
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@example.com"
          enterKeyHint="next"
        />
        <TextField
          name="phone"
          label="Phone"
          hint="Customers see this number when they tap “Reveal”."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0803 123 4567"
          enterKeyHint="next"
        />
        <TextField
          name="address"
          label="Address"
          hint="Where customers can visit you before they hand over a parcel."
          autoComplete="address-line1"
          placeholder="12 Allen Avenue, Ikeja, Lagos"
          enterKeyHint="next"
        />
        <TextField
          name="website"
          label="Website"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="www.example.com"
          enterKeyHint="next"
        />
      </FieldGroup>
      <FieldGroup title="What you offer">
        <RadioField
          name="category"
          label="Service type"
          choices={serviceNames.map((value) => ({
            value,
            text: services[value].offer,
            icon: value,
          }))}
        />
        <TextField
          name="priceRange"
          label="Price range"
          hint="Your usual price, from lowest to highest."
          placeholder="₦1,500 – ₦5,000"
          enterKeyHint="next"
        />
        <TextField
          name="description"
          label="Description"
          hint="Areas you cover, opening hours, what you carry."
          lines={5}
        />
        <FileField
          name="profileImage"
          label="Logo"
          hint="JPG, PNG or WebP, up to 5 MB."
          again={imageAgain ? 'Select the logo again' : undefined}
        />
      </FieldGroup>
      <TermsField />
    </>
  );
}
