import { expect, test } from 'vitest';
import { createMemoryWorld, MEMORY_START, type MemoryWorld } from '../../testing/memory-ports.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createMemoryPrizeFormGateway, MEMORY_RECIPIENT } from './prize-form.memory.ts';
// Page code is lazy-loaded. Importing it here counts it for every test in this file.
import './prize-form.page.ts';

const FORM = '/luckDraw/userInfoForm?drawId=draw-1';
const SUCCESS = '/luckDraw/infoSuccess?drawId=draw-1';

async function load(world: MemoryWorld, route: string) {
  const { prizeForms } = createMemoryPrizeFormGateway(world.clock, MEMORY_START);
  const { page, ...rest } = await startPage(world, route, {
    prizeForm: async (common) => ({ ...common, prizeForms }),
  });
  if (page?.name !== 'prizeForm') throw new Error(`Failed to find a prize form at ${route}.`);
  return { ...rest, form: runningFeature(page), isFinished: () => page.isFinished() };
}

test('leads to the success route once sent, and leaves no personal data in the session', async () => {
  const { router, form, drafts, isFinished } = await load(createMemoryWorld(), FORM);
  form.send({ type: 'TYPE', field: 'name', text: MEMORY_RECIPIENT.name });
  expect(drafts()).toMatchObject({
    'member-1@prizeForm:draw-1': { typed: { name: MEMORY_RECIPIENT.name } },
  });
  form.send({ type: 'TYPE', field: 'phone', text: MEMORY_RECIPIENT.phone });
  form.send({ type: 'TYPE', field: 'address', text: MEMORY_RECIPIENT.address });
  form.send({ type: 'SUBMIT' });
  await settle();
  form.send({ type: 'CONFIRM' });
  await settle();
  expect(router.moves).toEqual([`replace ${SUCCESS}`]);
  expect(form.getSnapshot().matches('sent')).toBe(true);
  expect(isFinished()).toBe(true);
  expect(drafts()).toEqual({});
});

test('keeps the input over a reload', async () => {
  const world = createMemoryWorld();
  const before = await load(world, FORM);
  before.form.send({ type: 'TYPE', field: 'name', text: 'Penerima' });
  before.root.stop();
  const { form } = await load(world, FORM);
  expect(form.getSnapshot().context.typed.name).toBe('Penerima');
});

test('leads from the success route to the form if nothing was sent', async () => {
  const { router } = await load(createMemoryWorld(), SUCCESS);
  expect(router.moves).toEqual([`replace ${FORM}`]);
});
