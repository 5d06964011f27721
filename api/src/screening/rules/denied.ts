/** "no", "without any" before the money, with at most five words in between. */
const negation =
  /\b(?:no|zero|without|nor|neither|free of|not a)(?: (?!needed|required|experience|necessary|problem|delay|stress|matter|wahala)[\w/-]+,?){0,5} ?$/;

/** "we do not at any stage ask for", "never", "beware of"; but not "do not fail to pay". */
const denial =
  /\b(?:do not|don't|dont|does not|doesn't|never|will not|won't|not|no dey|nor dey|no go|cannot|can't|should not|shouldn't|nobody|no one|beware|avoid|report|refuse|anyone who|if (?:an?|any|some)\w*(?: \w+)? (?:asks?|demands?|requests?|charges?|tells?))\b(?! (?:fail|forget|hesitate|miss|waste|delay|come late|only|just))/g;

/** Characters between a denial and the money. */
const MAX_DISTANCE = 90;

/** The start of a new statement: "do not come late, pay…". */
const newStatement =
  /, (?:pay|bring|send|transfer|you|drop|come|registration|training|form|so|then|and)\b(?! (?:fee|charge))/;

/** The employer is the one who pays, or it is part of the work. */
const employerPays =
  /\b(?:we|company|employer|management|they|i) (?:(?:will|shall|also|always|fully|then) )?(?:pays?|covers?|bears?|handles?|sponsors?|refunds?|provides?|takes? care of)(?: [\w',/-]+){0,6} ?$/;
const asSubject =
  /\b(?:we|company|employer|management|they|clients?|customers?|buyers?|traders?|senders?|landlord|office) (?:(?:will|shall|also|always|can|may|would) )?$/;
const partOfWork =
  /\b(?:collect|receive|record|reconcile|calculate|explain|process|invoice|enter|pay|remit)\w* (?:[\w',/-]+ ){0,5}$/;
const fromOthers =
  /^.{0,25}\b(?:from|by|of|to|for) (?:the |our |new |partner )?(?:customers?|partners|hospitals?|clients?|merchants?|senders?|vendors?|buyers?|traders?|students?|suppliers?|riders' customers|airlines?|agents)\b/;

/** "is free", "is paid by us" after the money. */
const freeOrPaidByOthers =
  /^[\s,:=-]*(?:is |are |will be |na )?(?:totally |fully |completely |all )?(?:free\b|none\b|nil\b|zero\b|waived|covered\b|sponsored\b|not (?:required|charged|collected|asked|requested|accepted|needed)|never\b|no dey\b|(?:is |are )?paid (?:for )?by (?:us|the company|the employer|management)|on us\b|borne by|at our|from our pocket)/;

/**
 * Whether a clause denies that applicants pay, or says that somebody else does: `words` mention the money, `before` and
 * `after` are the rest of the clause.
 */
export function isDenied(before: string, words: string, after: string): boolean {
  if (isNegated(before) || deniedWithin(words)) return true;
  if (employerPays.test(before) || freeOrPaidByOthers.test(after)) return true;
  if (/^(?:pay|send|transfer|deposit|collect|drop|bring|payment)\b/.test(words)) {
    if (asSubject.test(before)) return true;
  }
  return partOfWork.test(before) && fromOthers.test(after);
}

/** Whether the words `before` a thing in a clause deny it: "we never carry", "no", "beware of". */
export const isNegated = (before: string) => negation.test(before) || denies(before);

function denies(before: string): boolean {
  for (const { index, 0: word } of before.matchAll(denial)) {
    const between = before.slice(index + word.length);
    if (between.length <= MAX_DISTANCE && !newStatement.test(between)) return true;
  }
  return false;
}

const deniedWithin = (words: string) =>
  /\b(?:no|nothing|not|never|zero|without|free)\b(?! experience)/.test(words) &&
  !/non-? ?refundable|not refundable/.test(words);
