import type { Scene } from './fault.ts';

/** Both apis with the limits that hold in production. */
export async function restartWithLimits(scene: Scene) {
  await restartApis(scene, { RATE_LIMITS: 'on' });
}

/** As the rig has them, with nothing counted. */
export async function restartWithoutLimits(scene: Scene) {
  await restartApis(scene);
  await scene.db.rows('delete from rate_limit');
}

const restartApis = ({ rig }: Scene, env?: NodeJS.Dict<string>) =>
  Promise.all(rig.apis.map((api) => api.restart(env)));
