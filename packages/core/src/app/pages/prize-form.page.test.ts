import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import {
  createMemoryPorts,
  createMemoryWorld,
  MEMORY_START,
  type MemoryWorld,
} from '../../testing/memory-ports.ts';
import {
  createMemoryPrizeFormGateway,
  MEMORY_RECIPIENT,
} from '../../testing/memory-prize-form-gateway.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { startMachines } from '../machines.ts';

const FORM = '/luckDraw/userInfoForm?drawId=draw-1';
const SUCCESS = '/luckDraw/infoSuccess?drawId=draw-1';

function createWorld() {
  const world = createMemoryWorld();
  return { world, gateway: createMemoryPrizeFormGateway(world.clock, MEMORY_START) };
}

/** A page that has just been loaded, by somebody who is logged in. */
async function load(
  { world, gateway }: { world: MemoryWorld; gateway: ReturnType<typeof createWorld>['gateway'] },
  route: string,
) {
  const router = createMemoryRouter(route, () => root?.send({ type: 'ROUTE_CHANGED' }));
  const ports = {
    ...createMemoryPorts(world, { router }),
    pages: { prizeForm: async () => ({ prizeForms: gateway.prizeForms }) },
  };
  ports.session.global.set({ token: 'token-1', userInfo: { id: 'member-1', phone: '+62812' } });
  let root: ReturnType<typeof startMachines> | null = null;
  root = startMachines(ports, () => null);
  // The page is a part of its own.
  const { context } = await waitFor(root, (snapshot) => snapshot.matches('atPage'));
  await settle();
  const running = context.page;
  if (running?.name !== 'prizeForm') throw new Error(`No prize form at ${route}.`);
  return { root, router, form: running.actor, drafts: () => ports.session.commonSession.get() };
}

test('what is sent in leads to the success route, and nothing personal stays in the session', async () => {
  const parts = createWorld();
  const { router, form, drafts } = await load(parts, FORM);
  form.send({ type: 'TYPE', field: 'name', text: MEMORY_RECIPIENT.name });
  expect(drafts().pageDrafts).toMatchObject({
    'prizeForm:draw-1': { typed: { name: MEMORY_RECIPIENT.name } },
  });
  form.send({ type: 'TYPE', field: 'phone', text: MEMORY_RECIPIENT.phone });
  form.send({ type: 'TYPE', field: 'address', text: MEMORY_RECIPIENT.address });
  form.send({ type: 'SUBMIT' });
  await settle();
  form.send({ type: 'CONFIRM' });
  await settle();
  expect(router.moves).toEqual([`replace ${SUCCESS}`]);
  expect(form.getSnapshot().matches('sent')).toBe(true);
  expect(drafts().pageDrafts).toEqual({});
});

test('a reload goes on with what was typed', async () => {
  const parts = createWorld();
  const before = await load(parts, FORM);
  before.form.send({ type: 'TYPE', field: 'name', text: 'Penerima' });
  before.root.stop();
  const { form } = await load(parts, FORM);
  expect(form.getSnapshot().context.typed.name).toBe('Penerima');
});

test('the success route leads to the form where nothing was sent', async () => {
  const { router } = await load(createWorld(), SUCCESS);
  expect(router.moves).toEqual([`replace ${FORM}`]);
});
