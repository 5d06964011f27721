import { Gauge, type Registry } from 'prom-client';
import type { ImagesService } from '../../images/images.service.ts';
import type { Replicas } from '../../platform/replicas/replicas.ts';

/** What this process is at, as it knows without asking anybody. */
export function addWorkGauges(
  registry: Registry,
  images: Pick<ImagesService, 'work'>,
  replicas: Pick<Replicas, 'count'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'images_in_work',
    help: 'Photos that are being made smaller, and those that wait for it',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = images.work;
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'database_replicas',
    help: 'Replicas that the settings name, and those of them that are asked at the moment',
    labelNames: ['state'],
    registers,
    collect() {
      const { known, used } = replicas.count;
      this.set({ state: 'known' }, known);
      this.set({ state: 'used' }, used);
    },
  });
}
