/** Passwords of 12 characters or more from published lists of stolen ones, or made by common habits. */
export const weakPasswords = `
password1234 password12345 passwordpassword Password123! P@ssw0rd12345 Password!@#$ mypassword123 secretpassword
qwertyuiop12 qwertyuiop123 qwerty123456 qwer1234qwer 1qaz2wsx3edc 1q2w3e4r5t6y q1w2e3r4t5y6 qazwsxedcrfv asdfghjkl123
zxcvbnm12345 1234qwerasdf abc123456789 123456789abc abcdefghijkl abcdefghijklm abcd1234abcd 1a2b3c4d5e6f 111111aaaaaa
aaaaaa111111 121212121212 928374651029 abababababab !@#$%^&*()_+ administrator adminadminadmin admin@admin123
superadmin2026 letmein12345 trustno1trustno1 changemechangeme changeme2026! welcome12345 Welcome@2026 Summer2026!!
iloveyou1234 iloveyouforever princess1234 sunshine2024 superman12345 monkey123456 dragon123456 football12345
basketball23 michaeljackson liverpool123 barcelona2023 Manchester1! chelseafc2024 arsenal4life! unitedstates
motherfucker1 chosen-password iamthebest123 Nigeria@2026!! Lagos123456789 godisgood123 godislove1234 thankyoujesus jesuschrist1
JesusIsLord77 ilovejesus123 hallelujah12 alhamdulillah1 bismillah786 blessing12345 naijadispatch NaijaDispatch1
dispatchrider1 oluwaseun1990 Adebayo12345 Chukwuemeka1 ibrahim123456 moderator2026
`
  .trim()
  .split(/\s+/);

/** Generated passwords and memorable passphrases. */
export const strongPasswords = [
  'correct horse battery',
  'x7Kq-vTn2-wLp9',
  'mY-bOat-1s-painted-gr33n',
  'kilishi by the lagoon',
  'Ẹ káàbọ̀ sí ọjà Ìbàdàn wa',
  '🛵 three 🛵 riders 🛵 late 🛵',
  'b3f9c1d07a6e4825',
];
