import { companyPlans, inNaira, jobPlans, termInWords, type Plan } from '#contract/plans.ts';
import { reviewTime } from '#contract/promises.ts';
import { cacRegister } from '#contract/proofs.ts';
import { quotable } from '#platform/markup.ts';
import type { SiteSettings } from '../layout/settings.server.ts';
import { whatsappUrl } from '../text/phone.ts';

export type ContactSettings = Pick<SiteSettings, 'siteName' | 'supportEmail' | 'supportPhone'>;

/** Values of the variables `{name}` in the Markdown of the texts: settings of the site, prices and terms of the plans. */
export function textVariables(settings: ContactSettings): Record<string, string> {
  const { siteName, supportEmail, supportPhone } = settings;
  return {
    siteName,
    supportEmail,
    reviewTime,
    cacRegister,
    supportChat: supportPhone ? chatUrl(settings, 'I would like to make an enquiry.') : inquiryForm,
    ...planVariables('company', companyPlans),
    ...planVariables('job', jobPlans),
  };
}

/** Fallback contact while no email address or phone is set. */
export const inquiryForm = '/advertise#inquiry';

/** A WhatsApp chat with support that begins with a greeting and `about`. */
export const chatUrl = ({ siteName, supportPhone }: ContactSettings, about: string) =>
  whatsappUrl(supportPhone, `Hello ${siteName}, ${about}`);

/** Plain text with its variables filled in; an unknown one stays as it is. */
export const fillText = (text: string, variables: Record<string, string>) =>
  text.replace(/\{([\w.]+)\}/g, (whole, name: string) => variables[name] ?? whole);

/** A link to the support's email, as Markdown makes it. */
const emailLink = '<a href="mailto:{supportEmail}">{supportEmail}</a>';

/** HTML with its variables filled in as text or attribute values; without an email its links lead to the inquiry form. */
export const fillHtml = (html: string, variables: Record<string, string>) =>
  withEmail(html, variables).replace(/\{([\w.]+)\}/g, (whole, name: string) => {
    const value = variables[name];
    return value === undefined ? whole : quotable(value);
  });

const withEmail = (html: string, { supportEmail }: Record<string, string>) =>
  supportEmail ? html : html.split(emailLink).join(`<a href="${inquiryForm}">our inquiry form</a>`);

/** `company.free.price` and `company.free.term` for each plan. */
const planVariables = (kind: string, plans: Record<string, Plan>) =>
  Object.fromEntries(
    Object.entries(plans).flatMap(([key, plan]) => [
      [`${kind}.${key}.price`, plan.naira ? inNaira(plan.naira) : 'free of charge'],
      [`${kind}.${key}.term`, termInWords(plan)],
    ]),
  );
