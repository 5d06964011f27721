import { Fragment, useContext, type ReactNode } from 'react';
import { Fold } from '../content/fold.tsx';
import { CheckboxField, RadioField } from './choice-field.tsx';
import { Optional, SelectField, TextField } from './field.tsx';
import { FileField } from './file-field.tsx';
import type { FieldDefinition, FormDefinition, FormSection } from './form-definition.ts';
import { FormContext, useField } from './form-state.ts';
import { PlanPanel } from './plan-panel.tsx';

interface FormFieldsProps {
  form: Pick<FormDefinition, 'sections'>;
  /** Fields of the refused form that had an image. */
  imagesSent: readonly string[];
}

export function FormFields({ form, imagesSent }: FormFieldsProps) {
  return form.sections.map((section, index) => {
    const { title, folded, fields } = section;
    const controls = rowsOf(fields).map((row) => {
      const drawn = row.map((field) => (
        <FormField key={field.name} field={field} wasSent={imagesSent.includes(field.name)} />
      ));
      if (row.length === 1) return drawn;
      return (
        <div
          key={row[0]?.name}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-end gap-3"
        >
          {drawn}
        </div>
      );
    });
    if (!title) return <Fragment key={index}>{controls}</Fragment>;
    if (folded)
      return (
        <FoldedSection key={index} section={section}>
          {controls}
        </FoldedSection>
      );
    return (
      <fieldset key={index} className="card">
        {/* In a flex container it would not float, and WebKit draws it over the border. */}
        <legend className="float-left mb-5 w-full text-xl font-bold">{title}</legend>
        <div className="stack clear-both [--gap:1.25rem]">{controls}</div>
      </fieldset>
    );
  });
}

function FoldedSection({ section, children }: { section: FormSection; children: ReactNode }) {
  const { values, errors } = useContext(FormContext);
  const isUsed = section.fields.some(({ name }) => values[name] || errors[name]);
  const title = (
    <>
      <span className="text-lg font-bold">{section.title}</span>
      <Optional />
    </>
  );
  return (
    <Fold open={isUsed} title={title}>
      <div className="stack [--gap:1.25rem]">
        <p className="field-hint">{section.folded}</p>
        {children}
      </div>
    </Fold>
  );
}

/** Two halves beside each other share a row. */
function rowsOf(fields: readonly FieldDefinition[]): FieldDefinition[][] {
  const rows: FieldDefinition[][] = [];
  for (const field of fields) {
    const [last] = rows.slice(-1);
    if (field.isHalf && last?.length === 1 && last[0]?.isHalf) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function HiddenField({ field }: { field: FieldDefinition }) {
  const { name, value } = useField(field);
  return <input type="hidden" name={name} defaultValue={value} />;
}

function FormField({ field, wasSent }: { field: FieldDefinition; wasSent: boolean }) {
  switch (field.control) {
    case 'hidden':
      return <HiddenField field={field} />;
    case 'radio':
      return <RadioField field={field} />;
    case 'select':
      return <SelectField field={field} />;
    case 'checkbox':
      return <CheckboxField field={field} />;
    case 'image':
      return <FileField field={field} wasSent={wasSent} />;
    case 'plan':
      return <PlanPanel field={field} />;
    default:
      return <TextField field={field} />;
  }
}
