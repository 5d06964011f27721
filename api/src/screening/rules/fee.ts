import { alert, quoted, type Rule } from '../note.ts';
import { clausesOf, inNaira } from '../../contacts/words.ts';
import { isDenied } from './denied.ts';

/** Things that applicants are told to pay for. */
const purpose =
  '(?:registration|reg|application|forms?|training|processing|interview|screening|uniforms?|i\\.?d\\.? ?cards?|' +
  'employment|medicals?|commitment|caution|acceptance|onboarding|orientation|verification|admin(?:istration|istrative)?|' +
  'agency|agents?|slot|activation|starter (?:kit|pack)|rider kit|kit|enrol+ment|placement|consultancy|mobili[sz]ation|' +
  '(?<!customs )clearance|guarantor|background check|police report|appointment|recruitment|dispatch box|connection|loading slot)';

const charge = '(?:fees?|charges?|deposits?|levy|levies|money|dues)';

/** A sum of money, normalized by `plain`: ₦5,000, N5000, 5k, 5,000, 5000 naira. */
const sum =
  '(?:(?:ngn|n|#) ?\\d[\\d,.]{0,12}k?|\\d[\\d,.]{0,12} ?(?:k|naira|thousand|ngn)\\b|\\d{1,3},\\d{3}\\b)';

const gap = (maxCharacters: number) => `.{0,${maxCharacters}}?`;

/** Excludes pay: "N5,000 per day", "60k monthly". */
const notAWage =
  '(?! ?(?:per\\b|a (?:day|week|month|trip|drop)|an hour|monthly|weekly|daily|every|each|\\/|net|gross))';

/** Excludes the postage stamp of a guarantor's form, which applicants buy elsewhere: "N200 stamp", but not "N200 stamp fee". */
const notAStamp =
  '(?!(?<=(?:n|ngn|#) ?\\d{1,3}|(?<![\\d,.])\\d{1,3} ?naira)\\d{0,2} (?:revenue |postage |postal )?stamps?\\b' +
  '(?! (?:duty|duties|fees?|money|charges?)\\b))';

const phrases = [
  // "registration fee", "training and ID card charges", "fee for the form", "security deposit"
  `\\b${purpose}(?: ?(?:and|&|\\/|,) ?${purpose}){0,2} ${charge}\\b`,
  `\\b${charge} (?:of ${sum} )?(?:is |are )?(?:for|towards|to cover|on) (?:your |the |our |their )?${purpose}\\b`,
  `\\b(?:security|refundable|commitment) (?:deposit|money)\\b`,
  `\\b(?:non-? ?)?refundable (?:fee|deposit|payment|sum|amount|${sum})`,
  `\\b(?:plus|with|including|and|via) pos charges?\\b`,
  // "pay N5,000 for the form", "bring 3k for ID card", "for your uniform you pay 5,000"
  `\\b(?:pay|bring|send|transfer|deposit|come (?:along )?with|drop|pay in|to pay)\\b(?!:| is| -)${gap(40)}${sum}${notAWage}${notAStamp}${gap(30)}\\b${purpose}\\b`,
  `\\b(?:pay|send|transfer|deposit|drop|remit)\\b(?!:| is)${gap(25)}\\b(?:for|as) (?:your |the |our )?(?:registration|forms?|interview|screening|slot|id ?card|uniform|processing|medicals?|biometrics?|mobili[sz]ation)\\b`,
  `\\bfor (?:the |your )?${purpose},? (?:you|applicants|candidates|everyone|each person) (?:will |must |shall |should |go )?pays?\\b`,
  // "payment before interview", "pay to secure your slot"
  `\\b(?:pay|payment)\\b(?!:| is)${gap(50)}\\b(?:before|prior to|to secure|to get|to book|to reserve|to confirm)\\b${gap(20)}\\b(?:interviews?|resum\\w+|slots?|the job|a job|position|offer|appointment|employment|forms?)\\b`,
  `\\bbefore (?:the |your |any )?(?:interview|screening|resumption|employment)\\b${gap(20)}\\b(?:pay|payment|deposit|transfer)\\b`,
  // "drop small money to secure your slot", "get our starter pack (N15,000)", "₦4,500 which covers your vest", "visa fee of N350,000"
  `\\b(?:drop|send|bring|transfer) (?:\\w+ ){0,3}money\\b${gap(20)}\\b(?:slots?|interviews?|forms?|the job|position)\\b`,
  `\\b(?:get|buy|purchase|obtain|collect) (?:our |the |your |an? )?${purpose}\\b.{0,3}${sum}${notAWage}`,
  `${sum}${notAWage},? (?:which|that|to) covers?\\b${gap(30)}\\b(?:vest|documentation|${purpose})`,
  `(?<!\\b(?:give|get|receive|earn|bonus|allowance|refund)\\w*\\b.{0,30})${sum}${notAWage},? (?:before (?:resum\\w+|interviews?|training|you resume)|to (?:submit|forward|process|shortlist) (?:your|the) (?:cv|application|documents?|papers|forms?|name|file)\\b)`,
  `\\bvisa (?:processing|fees?|charges?)(?: fees?)? ?(?:is|:|-|=|of|at|costs?)? ?${sum}`,
  // "a token of three thousand naira will be collected for your medicals"
  `\\btoken\\b${gap(40)}\\b(?:will|would|must|shall|is to) be (?:paid|collected|charged)\\b`,
  // "form na 2k", "buy the form", "our form costs N3,000"
  `\\bforms? (?:is|na|dey|goes for|costs?|price|sells? (?:for|at)|@|at|:)${gap(12)}${sum}`,
  `\\b(?:buy|purchase|obtain|pick|collect|get) (?:the |our |your |an? |am )?(?:application |registration |employment )?forms?\\b${gap(30)}(?:${sum}|\\bpos\\b|\\btransfer\\b)`,
  `\\b(?:registration|training|interview|screening|id ?card|uniform) (?:is|na|costs?|@|go be|goes for) (?:just |only )?${sum}${notAWage}`,
  // Pidgin: "you go pay small money", "make you bring something", "drop money first"
  `\\b(?:you|una|u|person|everybody) (?:go|must|gats|gast|suppose|need to|have to|go first|fit) (?:first )?(?:pay|drop|bring|send|buy|settle|carry)\\b${gap(25)}\\b(?:money|something|forms?|chop|small thing|registration|training|slot|uniform|${sum})`,
  `\\bmake (?:you|una|u) (?:first )?(?:pay|drop|bring|send|buy|settle|carry)\\b${gap(25)}(?:\\bmoney|\\bsomething|\\bforms?\\b|\\bregistration|\\bslot|${sum})`,
  `\\bmoney for (?:the |your )?${purpose}\\b`,
].map((phrase) => new RegExp(phrase, 'g'));

/**
 * Asking applicants for money is the most common job fraud. Only jobs are checked: a company's page is there to state
 * prices. Quotes the first clause that asks for money and does not deny it.
 */
export const fee: Rule = ({ kind, texts }) => {
  if (kind !== 'job') return undefined;
  const found = texts.flatMap(clausesOf).map(demandIn).find(Boolean);
  if (!found) return undefined;
  return alert(
    'fee',
    `Applicants seem to be asked for money: ${quoted(inNaira(found))}. Read the whole text: an employer pays, so reject it if people have to pay to get this job.`,
  );
};

function demandIn(clause: string): string | undefined {
  for (const phrase of phrases) {
    for (const { 0: words, index } of clause.matchAll(phrase)) {
      if (!isDenied(clause.slice(0, index), words, clause.slice(index + words.length)))
        return words;
    }
  }
  return undefined;
}
