import { fail, type Problem, ROUTES, succeed, targetLink } from '@cangkir/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { composeInMemory } from '../compose-in-memory.ts';
import { startI18n } from '../i18n/i18n.ts';
import { type Product, ProductProvider } from '../product-context.tsx';
import messages from './messages.en.json' with { type: 'json' };
import { type NextStep, useNextStep } from './use-next-step.ts';

beforeAll(() => startI18n('en'));

const retry = vi.fn();

interface ScreenProps {
  readonly next: Problem['next'];
  readonly logIn?: () => void;
  onStep(step: NextStep): void;
}

function Screen({ next, logIn, onStep }: ScreenProps) {
  const nextStep = useNextStep();
  onStep(nextStep({ message: 'unexpected', next, code: null }, { retry, ...(logIn && { logIn }) }));
  return null;
}

/** The step after a problem, on a screen that can try again. */
function stepAfter(next: Problem['next'], product: Product, logIn?: () => void): NextStep {
  const steps: NextStep[] = [];
  renderToStaticMarkup(
    <ProductProvider product={product}>
      <Screen next={next} onStep={(step) => steps.push(step)} {...(logIn && { logIn })} />
    </ProductProvider>,
  );
  const [step] = steps;
  if (step === undefined) throw new Error('The screen was not rendered.');
  return step;
}

/** The product on a route, with what the router was asked for. */
function openProduct(depth = 0) {
  const opened = composeInMemory({ route: ROUTES.vouchers });
  const moves: string[] = [];
  const product: Product = {
    ...opened,
    router: {
      ...opened.router,
      depth: () => depth,
      back: () => void moves.push('back'),
      push: (route) => void moves.push(`push ${route}`),
      replace: (route) => void moves.push(`replace ${route}`),
      reload: () => void moves.push('reload'),
    },
  };
  return { product, moves };
}

test.each(['retry', 'fixInput', 'askNewCode'] as const)('%s tries again', (next) => {
  const { product, moves } = openProduct();
  retry.mockClear();
  const { label, take } = stepAfter(next, product);
  take();
  expect(label).toBe(messages.retry);
  expect(retry).toHaveBeenCalledOnce();
  expect(moves).toEqual([]);
});

test('reload loads the app again', () => {
  const { product, moves } = openProduct();
  const { label, take } = stepAfter('reload', product);
  take();
  expect([label, moves]).toEqual([messages.reload, ['reload']]);
});

test('openApp leads to the page that opens the app, and from there back to here', () => {
  const { product, moves } = openProduct();
  const { label, take } = stepAfter('openApp', product);
  take();
  expect([label, moves]).toEqual([
    messages.openApp,
    [`push ${targetLink(ROUTES.appOpen, ROUTES.vouchers)}`],
  ]);
});

test('leave goes back', () => {
  const { product, moves } = openProduct(1);
  const { label, take } = stepAfter('leave', product);
  take();
  expect([label, moves]).toEqual([messages.back, ['back']]);
});

describe('leave, where there is no way back here', () => {
  /** Leaves inside an app that answers so. Returns where the page went by itself, and the app's calls. */
  async function leaveIn(answers: Partial<Product['native']>) {
    const { product, moves } = openProduct(0);
    const calls: string[] = [];
    const called = (name: 'back' | 'close') => () => {
      calls.push(name);
      return (answers[name] ?? product.native[name])();
    };
    const native = { ...product.native, back: called('back'), close: called('close') };
    stepAfter('leave', { ...product, native }).take();
    await new Promise((resolve) => setTimeout(resolve));
    return { moves, calls };
  }

  const HOME = [`replace ${ROUTES.home}`];
  const done = async () => succeed(undefined);

  test('goes home in a browser', async () => {
    expect(await leaveIn({})).toEqual({ moves: HOME, calls: ['back'] });
  });

  test('goes back in the native app', async () => {
    expect(await leaveIn({ back: done })).toEqual({ moves: [], calls: ['back'] });
  });

  test.each(['declined', 'unsupported'] as const)(
    'closes the web view of an app that answers back with %s',
    async (kind) => {
      const back = async () => fail({ kind });
      const calls = ['back', 'close'];
      expect(await leaveIn({ back, close: done })).toEqual({ moves: [], calls });
      expect(await leaveIn({ back })).toEqual({ moves: HOME, calls });
    },
  );
});

test('logIn asks for the login, and to come back', async () => {
  const { product } = openProduct();
  product.app.start();
  const { label, take } = stepAfter('logIn', product);
  take();
  expect(label).toBe(messages.logIn);
  const { global } = product.app.session;
  await expect.poll(() => global.get().redirectRoute).toBe(ROUTES.vouchers);
});

test('logIn is the screen’s own where it has one', () => {
  const { product } = openProduct();
  const logIn = vi.fn();
  stepAfter('logIn', product, logIn).take();
  expect(logIn).toHaveBeenCalledOnce();
});
