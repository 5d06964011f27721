/** Hostile file names, each with `canary`, without characters that end a header line. */
export const fileNames = [
  '../../canary.webp',
  '..\\..\\canary.webp',
  '..%2f..%2fcanary',
  '%2e%2e/%2e%2e/canary',
  '....//canary',

  '/etc/canary',
  '//evil.example/canary',
  'C:\\canary.exe',
  '\\\\evil.example\\canary',
  'file:///canary',

  'canary\u202egpj.exe',
  'canary.jpg.php',
  'canary.php%00.jpg',
  'canary.svg',
  '.canary',
  '-rf canary',
  '--canary',

  'canary;id',
  'canary`id`',
  'canary$(id)',
  'canary|id',
  'canary&id',
  'canary\tid',
  "canary' or 1=1",
  '~/canary',

  `canary${'x'.repeat(249)}`,
  `canary${'x'.repeat(994)}`,
  'canary🚲.jpg',
  'cana\u0301ry.jpg',
  'canary',
  'CON canary',
  'canary::$DATA',
];

/** Part headers with file names that end a header line or a string, sent as they are. */
export const brokenDispositions = [
  'form-data; name="profileImage"; filename="canary\0.jpg"',
  'form-data; name="profileImage"; filename="canary\r\nX-Canary: 1"',
  'form-data; name="profileImage"; filename="canary\nX-Canary: 1"',
  'form-data; name="profileImage"; filename="canary"; filename="../canary"',
  'form-data; name="profileImage"; filename*=UTF-8\'\'..%2F..%2Fcanary',
  'form-data; name="profileImage"; filename="canary',
];
