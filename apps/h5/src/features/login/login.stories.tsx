import { ROUTES } from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, inWords } from '../../testing/in-frame.tsx';
import { loginScreen } from './login.screen.tsx';

const meta = {
  title: 'Login',
  component: loginScreen.Screen,
  loaders: [inWords('login')],
} satisfies Meta<typeof loginScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type LoginActor = ReturnType<
  ReturnType<typeof composeInMemory>['app']['root']['getSnapshot']
>['context']['login'];

/** The login after a person did something. */
function after(act: (login: LoginActor) => void): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = composeInMemory({ route: ROUTES.phoneLogin });
        product.app.start();
        act(product.app.root.getSnapshot().context.login);
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

export const PhoneInvalid: Story = after((login) => {
  login.send({ type: 'TYPE_PHONE', text: '123' });
  login.send({ type: 'SEND_CODE' });
});

export const CodeSent: Story = after((login) => {
  login.send({ type: 'TYPE_PHONE', text: '0812 3456 7890' });
  login.send({ type: 'SEND_CODE' });
});
