import packageJson from '../package.json' with { type: 'json' };

/** The release that runs. */
export const { version } = packageJson;
