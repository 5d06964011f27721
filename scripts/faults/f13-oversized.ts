import assert from 'node:assert/strict';
import { stretchedSince } from './stretch.ts';
import type { Fault, Scene } from './fault.ts';
import { megabytes, milliseconds } from './figures.ts';
import { hostile, sendHostile } from './hostile-bodies.ts';
import { leakIn } from './leaks.ts';

const growth = 50 * 1024 * 1024;

/** Bodies that are too large, too deep, too many, lie about their length or never end cost next to nothing. */
export const oversized: Fault = {
  id: 'F13',
  title: `${hostile.length} hostile bodies, up to 200 MB, to the api, to the form and through the site to the api`,
  run: async (scene) => {
    const { rig } = scene;
    const targets = [
      { port: rig.apis[0]!.port, path: '/api/jobs' },
      { port: rig.sites[0]!.port, path: '/post-job' },
      { port: rig.sites[0]!.port, path: '/api/jobs' },
    ];
    let [slowest, slow, most, heavy] = [0, '', 0, ''];
    const wrong: string[] = [];
    for (const { port, path } of targets) {
      for (const one of hostile) {
        const peaks = watch(scene);
        const { status, took, text } = await sendHostile(port, path, one);
        const at = `${one.name} to ${port === targets[0]!.port ? 'the api' : `the site's ${path}`}`;
        const grown = peaks();
        if (grown > most) [most, heavy] = [grown, at];
        if (!one.expected.includes(status)) wrong.push(`${at} was answered ${status}`);
        if (leakIn(text)) wrong.push(`${at} shows ${leakIn(text)}`);
        if (status !== 0 && took > slowest) [slowest, slow] = [took, at];
      }
    }
    assert.deepEqual(wrong, []);
    const bound = await stretchedSince(1_000);
    assert.ok(slowest < bound, `${slow} was answered after ${milliseconds(slowest)}`);
    assert.ok(most < growth, `a process grew by ${megabytes(most)} over ${heavy}`);
    return {
      bodies: targets.length * hostile.length,
      'slowest answer': `${milliseconds(slowest)} (${slow}), bound ${milliseconds(bound)}`,
      'most memory': `+${megabytes(most)} (${heavy}), bound ${megabytes(growth)}`,
    };
  },
};

/** Looks at the memory of the first api and the first site ten times a second; answers the largest growth. */
function watch({ rig }: Scene) {
  const servers = [rig.apis[0]!, rig.sites[0]!];
  const before = servers.map((server) => server.usage().memory);
  let most = 0;
  const look = () =>
    servers.forEach(
      (server, index) => (most = Math.max(most, server.usage().memory - before[index]!)),
    );
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}
