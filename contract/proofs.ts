/** Kinds of checks of a company: their names on pages and in the panel, and the months that a check is valid. */
export const proofs = {
  cac: { label: 'CAC register', word: 'CAC', months: 12 },
  phone: { label: 'Phone', word: 'phone', months: 6 },
  address: { label: 'Address', word: 'address', months: 24 },
  /** Written by the system, when the owner's link is used. */
  email: { label: 'Email', word: 'email', months: 12 },
  /** Holds until the end on the paper; NIPOST gives it for a year. */
  licence: { label: 'Courier licence', word: 'licence', months: 12 },
} as const;
export type ProofKind = keyof typeof proofs;
export const proofKinds = Object.keys(proofs) as ProofKind[];

export const proofResults = {
  confirmed: 'Confirmed',
  different: 'Different',
  no_answer: 'No answer',
} as const;
export type ProofResult = keyof typeof proofResults;

/** Somebody else answered when a moderator called. */
export const isPhoneDoubtful = ({ phone }: { phone?: { result: ProofResult } | undefined }) =>
  phone?.result === 'different';

/** Rules of the notes that put a contact of a listed company in doubt, and the check that answers each. */
export const doubts: Readonly<Partial<Record<string, ProofKind>>> = {
  cac_differs: 'cac',
  phone_differs: 'phone',
  /** Said by visitors. */
  wrong_number: 'phone',
};

/** Host of the public search of the CAC register. */
export const cacRegister = 'search.cac.gov.ng';

/** Classes of the CAC register that a listing can have, as they stand before the number. */
export const cacClasses = {
  RC: 'Company',
  BN: 'Business name',
  IT: 'Incorporated trustees',
  LP: 'Limited partnership',
  LLP: 'Limited liability partnership',
} as const;

/** Who answered the phone, as the end of a sentence. */
export const answerers = {
  owner: 'the owner',
  staff: 'a member of staff',
  other: 'somebody else',
} as const;

/** How an address was checked, as the start of a sentence. */
export const visits = {
  visited: 'we have been there',
  photo: 'we have seen a photo of it',
  map: 'we have found it on the map',
} as const;
