import { RESPONSE_CODE, ROUTES } from '@cangkir/core';
import { createMemoryWorld, MEMORY_START, type MemoryWorld } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { loginScreen } from './login.screen.tsx';
import { loginOrRegisterScreen } from './login-or-register.screen.tsx';
import { phoneLoginScreen } from './phone-login.screen.tsx';

const meta = {
  title: 'Login',
  component: loginScreen.Screen,
  loaders: [withMessages('login')],
} satisfies Meta<typeof loginScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type LoginActor = ReturnType<
  ReturnType<typeof composeInMemory>['app']['root']['getSnapshot']
>['context']['login'];

type MemoryCalls = MemoryWorld['gateways']['login']['calls'];

/** The login after a person did something. */
function after(act: (login: LoginActor, calls: MemoryCalls, world: MemoryWorld) => void): Story {
  return {
    decorators: [
      inFrame(() => {
        const world = createMemoryWorld();
        const product = composeInMemory({ route: ROUTES.phoneLogin, world });
        product.app.start();
        const { login } = product.app.root.getSnapshot().context;
        act(login, world.gateways.login.calls, world);
        return product;
      }),
    ],
  };
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <loginScreen.Skeleton />,
};

export const Phone: Story = after(() => {});

export const OrRegister: Story = { ...Phone, render: () => <loginOrRegisterScreen.Screen /> };

export const SkeletonOrRegister = {
  ...Skeleton,
  render: () => <loginOrRegisterScreen.Skeleton />,
};

export const ByPhone: Story = { ...Phone, render: () => <phoneLoginScreen.Screen /> };

export const SkeletonByPhone = { ...Skeleton, render: () => <phoneLoginScreen.Skeleton /> };

export const PhoneInvalid: Story = after((login) => {
  login.send({ type: 'TYPE_PHONE', text: '123' });
  login.send({ type: 'SEND_CODE' });
});

/** As soon as it can be no number of Indonesia, its country is offered. */
export const BeginningOfAnotherMarket: Story = {
  ...after((login) => login.send({ type: 'TYPE_PHONE', text: '09' })),
  play: async ({ canvas }) => {
    const name = /(Filipina|Philippines|菲律宾).*63/;
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('textbox')).not.toBeInvalid();
  },
};

/** A number of another country offers that country, and stays: nothing changes by itself. */
export const PhoneOfAnotherMarket: Story = {
  ...after((login) => {
    login.send({ type: 'TYPE_PHONE', text: '0917 555 1234' });
    login.send({ type: 'SEND_CODE' });
  }),
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: /(Filipina|Philippines|菲律宾).*63/ });
    const field = canvas.getByRole('textbox');
    await userEvent.click(offer);
    await expect(offer).not.toBeInTheDocument();
    await expect(field).toHaveValue('0917 555 1234');
    await expect(field).toHaveFocus();
    await expect(
      canvas.getByRole('button', { name: /\+63|Filipina|Philippines|菲律宾/ }),
    ).toBeVisible();
  },
};

export const CodeSent: Story = after((login) => {
  login.send({ type: 'TYPE_PHONE', text: '0812 3456 7890' });
  login.send({ type: 'SEND_CODE' });
});

let clock: MemoryWorld['clock'];

/** Who asks for another SMS may type its code at once. */
export const AnotherSms: Story = {
  ...after((login, _, world) => {
    ({ clock } = world);
    login.send({ type: 'TYPE_PHONE', text: '0812 3456 7890' });
    login.send({ type: 'SEND_CODE' });
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /SMS|验证码/ });
    await clock.advance(60_000);
    const name = /^(Kirim ulang|Send again|Resend|重新发送|重发)/;
    await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 3000 }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /SMS|验证码/ })).toHaveFocus());
  },
};

const LIMITED = {
  kind: 'refused',
  code: RESPONSE_CODE.tooManyRequests,
  retryAt: MEMORY_START + 5 * 60_000,
} as const;

/** The button counts down, and the problem says the time. */
const waits: Story['play'] = async ({ canvas }) => {
  const button = await canvas.findByRole('button', {
    name: /^(Coba lagi dalam|Try again in) 5:00$|^5:00 后可重试$/,
  });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/(13[.:]|1:)05/);
};

export const TooManySms: Story = {
  ...after((login, calls) => {
    calls.sendCode.next(LIMITED);
    login.send({ type: 'TYPE_PHONE', text: '0812 3456 7890' });
    login.send({ type: 'SEND_CODE' });
  }),
  play: waits,
};

export const TooManyCodes: Story = {
  ...after((login, calls) => {
    calls.logIn.next(LIMITED);
    login.send({ type: 'TYPE_PHONE', text: '0812 3456 7890' });
    login.send({ type: 'SEND_CODE' });
  }),
  play: async (story) => {
    const { canvas } = story;
    await userEvent.type(await canvas.findByRole('textbox', { name: /SMS|验证码/ }), '111111');
    await waits(story);
  },
};

/** A tap at `at`: milliseconds. iOS does not count the taps in its `detail`. */
function tap(button: HTMLElement, at: number): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: at });
  button.dispatchEvent(click);
}

/** A double tap is one: its second half does not send the code that nobody has typed yet. A later tap does. */
export const DoubleTap: Story = {
  ...after((login) => login.send({ type: 'TYPE_PHONE', text: '0812 3456 7890' })),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Kirim kode|Send code|发送验证码/ });
    tap(button, 1_000);
    await waitFor(() => expect(button).toHaveAccessibleName(/^(Masuk|Log in|登录)$/));
    tap(button, 1_300);
    await expect(canvas.queryByRole('alert')).toBeNull();
    tap(button, 2_000);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

/** The terms open above the form, which keeps what was typed. */
export const Terms: Story = {
  ...after((login) => login.send({ type: 'TYPE_PHONE', text: '0812 3456' })),
  play: async ({ canvas }) => {
    const name = /Syarat Layanan|Terms of Service|服务条款/;
    await userEvent.click(canvas.getByRole('button', { name }));
    const sheet = await canvas.findByRole('dialog', { name });
    const points = { level: 3, name: /^(Poin|Points|积分)$/ };
    await expect(await within(sheet).findByRole('heading', points)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('textbox')).toHaveValue('0812 3456');
  },
};
