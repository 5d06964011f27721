/** Preset reasons of a rejection, each with the next step that the sender reads beside it in mail and owner's pages. */
export const rejections = {
  company: {
    'CAC number not found, or it belongs to another company':
      'Copy the number from your CAC certificate, with its letters in front, and write the company’s name as it stands there.',
    'Phone number does not answer':
      'Give a number that somebody answers during the day: we call it again.',
    'Address could not be confirmed':
      'Give the number, the street, the area and a landmark, so that a customer can find you.',
    'Registered before':
      'Your company is here already: change that listing instead. If you have lost its link, we send it again.',
    'Not a delivery company':
      'We list companies that carry goods by bike, van or air. If yours does, describe what you carry and where.',
    'Carries what our terms forbid':
      'We list nobody who offers drugs, weapons, large sums of cash or stolen goods. Take it out if you do not carry it.',
    'Suspected fraud':
      'If we are wrong, reply to our email with a photo of your CAC certificate and of your office or vehicles.',
  },
  job: {
    'CAC number not found, or it belongs to another company':
      'Copy the number from the CAC certificate of the employer, with its letters in front, and write the company’s name as it stands there.',
    'Asks applicants for money':
      'Take out every fee, deposit and paid training: an employer pays, an applicant does not.',
    'Posted before':
      'Your job is here already: change that one instead. If you have lost its link, we send it again.',
    'The link to apply does not work':
      'Open the link on a phone that is logged in nowhere, and give one that works there.',
    'Not a delivery job':
      'We list work for riders, drivers and others in delivery. If yours is, say so in the description.',
    'Suspected fraud':
      'If we are wrong, reply to our email with a photo of the CAC certificate and something that shows the vacancy.',
    'The employer is not named':
      'Give the employer’s name as it stands in the CAC register, also if you recruit for them.',
    'Insults or shuts out people':
      'Take out what insults others, or shuts applicants out for sex, looks, origin or faith.',
  },
} as const;

/** Presets for a second copy of a listing, which is no sign against its sender. */
export const secondCopies = ['Registered before', 'Posted before'] as const;

export const isSecondCopy = (reason: string | null) =>
  secondCopies.some((preset) => reason?.startsWith(preset));

/** The sender's next step for a stored reason, which begins with its preset; undefined for other reasons. */
export function nextStep(kind: keyof typeof rejections, reason: string | null = null) {
  const known = Object.entries<string>(rejections[kind]);
  return known.find(([preset]) => reason?.startsWith(preset))?.[1];
}
