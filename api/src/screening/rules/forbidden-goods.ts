import { clausesOf } from '../../contacts/words.ts';
import { alert, quoted, type Rule } from '../note.ts';
import { isNegated } from './denied.ts';

const handle =
  '(?:buy|sell|suppl|deliver|carr|mov|drop|transport|waybill|send|ship|distribut|chang|swap)\\w*|pick(?:ing|ed|s)?[ -]?up';

/** Up to three words that lead to no price or place: "deliver some fresh", not "deliver for 20". */
const between = '(?: (?!for|at|from|in|of|per|to|loud|or|and)[a-z]+,?){0,3}';

/** Offers of drugs and of currency, in the words of the street: medicine and cash on delivery are honest work. */
const phrases = [
  '\\bweeds?\\b(?![ -]?(?:kill|control|remov|eat|cut|clear|spray|whack))',
  '\\b(?:cannabis|marijuana|indian hemp|skunk|gbana|colos|cocaine|heroin|(?:crystal )?meth(?:amphetamine)?s?|mkpuru ?mmiri|refnol|rohypnol|codeine|tramadol|tramol|narcotics|(?:hard|illicit|party|recreational) drugs)\\b',
  `\\b(?:canadian|ghana|cali|arizona|weed(?:,| and| or)?|grams? of|${handle})${between} loud\\b(?! ?(?:music|speaker|noise|sound|voice|horn|exhaust|and clear|enough))`,
  '\\bloud (?:is )?(?:available|delivered|in stock|for sale|and edibles)\\b',
  // "you cannot ask what is in the parcel", "no ask wetin dey inside", "without checking the contents"
  "\\b(?:do not|don't|dont|never|not|no|cannot|can't|without) (?:(?:have|need|try|allowed) to )?(?:ask|know|check|look|find out)(?:ing)?\\b.{0,15}\\b(?:contents|(?:what(?:'s)?|wetin)\\b.{0,25}\\b(?:in|inside|carry|carrying|sending))\\b",
  '^(?!.*\\b(?:refund|return|replac|compensat|money|pay|paid|exchang|cancel|free)).*\\bno questions? asked\\b',
  `\\b(?:${handle}|exchange)${between} (?:us )?(?:dollars?|usd|pounds sterling|euros|forex|foreign (?:currency|notes)|(?:mint|new naira) notes|bundles of (?:naira|notes|cash)|bulk cash|cash in bulk|pos floats?|usdt|bitcoins?|crypto)\\b`,
  '\\b(?:pay|send|deposit|transfer)\\b(?! (?:is|in naira)\\b).{0,25}\\b(?:usdt|bitcoins?|btc)\\b|\\bsend\\b.{0,60}\\b(?:(?:atm|debit) card (?:number|pin|details)|cvv)\\b',
  '\\bpay(?:ments?)?\\b.{0,40}\\b(?:with|in|by|using) (?:\\w+ )?gift ?cards?\\b|\\b(?:double your money|(?:invest|pay|deposit)\\w* .{0,20}welfare funds?|guaranteed returns? (?:on|of) (?:your |every )?(?:money|investments?|capital|\\d)|(?:apply for|get|receive) (?:an? )?instant loans?)\\b',
  '^(?=.*\\b(?:buy|sell|sales?|sold|cheap|collect|auction prices?)\\b).*\\b(?:cars?|vehicles?|rice|phones?|goods) (?:and \\w+ )?(?:impounded|seized) by (?:the )?customs\\b',
].map((phrase) => new RegExp(phrase, 'g'));

/** Rules of a house, tests and warnings name drugs without offering them. */
const policy =
  /\b(?:prohibit|forbid|ban(?:s|ned)\b|illegal|tests?\b|tolerance|ndlea|caught|sack|dismiss|arrest|smok|abus)/;

/** Goods that /terms forbids and moderators meet most: drugs, parcels that nobody may ask about, currency; and old swindles. */
export const forbiddenGoods: Rule = ({ kind, texts }) => {
  if (kind === 'inquiry') return undefined;
  const found = texts.flatMap(clausesOf).map(offerIn).find(Boolean);
  if (!found) return undefined;
  return alert(
    'forbidden_goods',
    `The text may offer what the terms forbid, or reads like a known swindle: ${quoted(found)}. Read all of it, and reject it if drugs, currency, secret parcels or a swindle are meant.`,
  );
};

function offerIn(clause: string): string | undefined {
  if (policy.test(clause)) return undefined;
  for (const phrase of phrases) {
    for (const { 0: words, index } of clause.matchAll(phrase)) {
      if (!isNegated(clause.slice(0, index))) return words;
    }
  }
  return undefined;
}
