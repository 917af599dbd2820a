import { ActionBar, Button, TextField } from '@cangkir/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { composeInMemory } from '../compose-in-memory.ts';
import { rememberTaps, USABLE_MARK } from '../navigation/taps.ts';
import { inFrame, withMessages } from '../testing/in-frame.tsx';
import { LoadingPart } from './loading-part.tsx';
import { SkeletonScreen } from './loading-screen.tsx';
import { Page } from './page.tsx';

/** As in the app, one for the life of the page. */
const taps = rememberTaps(window);

/** What the machine of a page would hear, in order. */
const hear = fn();

const meta = {
  title: 'Taps',
  loaders: [withMessages()],
  beforeEach: () => {
    taps.forget();
    hear.mockClear();
  },
  decorators: [inFrame(() => ({ ...composeInMemory({ route: '/' }), taps }))],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page before React is there, while its data load, and when it stands. */
type Stage = 'html' | 'skeleton' | 'page';

let goTo: (stage: Stage, render?: (act: () => void) => void) => void = () => {};

function Stages({ page }: { readonly page: ReactNode }) {
  const [stage, setStage] = useState<Stage>('html');
  useEffect(() => {
    goTo = (next, render = flushSync) => render(() => setStage(next));
  }, []);
  switch (stage) {
    case 'html':
      return html;
    case 'skeleton':
      return <SkeletonScreen title="frame:myVouchers" Skeleton={Form} SkeletonAction={Send} />;
    case 'page':
      return page;
  }
}

const link = <a href="#/mine/vouchers">Voucher</a>;

const bar = <nav aria-label="Menu">{link}</nav>;

/** Nobody listens to it. */
const html = (
  <div aria-busy="true">
    <form id="form">
      <label>
        Nomor HP <input type="tel" name="phone" />
      </label>
      <button type="submit" data-tap="send" data-change>
        Kirim
      </button>
    </form>
    <button type="button" data-tap="language" aria-haspopup="dialog">
      Bahasa
    </button>
    {bar}
  </div>
);

interface PhoneFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
}

function PhoneField({ value, onType }: PhoneFieldProps) {
  return (
    <TextField
      label="Nomor HP"
      type="tel"
      name="phone"
      value={value}
      onChange={({ target }) => {
        hear(target.value);
        onType(target.value);
      }}
    />
  );
}

function Form({ draft = '' }: { readonly draft?: string }) {
  const [text, setText] = useState(draft);
  return (
    <form id="form" onSubmit={submit}>
      <PhoneField value={text} onType={setText} />
    </form>
  );
}

const submit = fn((event: { preventDefault(): void }) => event.preventDefault());

function Send({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  return (
    <ActionBar>
      <Button
        type="submit"
        form="form"
        data-tap="send"
        data-change
        disabled={isDisabled}
        onClick={() => hear('SEND')}
      >
        Kirim
      </Button>
    </ActionBar>
  );
}

function showing(page: ReactNode, play: Story['play']): Story {
  return { render: () => <Stages page={page} />, ...(play && { play }) };
}

const form = (
  <Page title="Voucher" actionBar={<Send />}>
    <Form />
  </Page>
);

const CHANGED = /Halamannya baru berubah/;

/** It is acknowledged at once, and sent once, after what was typed. */
export const TypedAndTapped = showing(form, async ({ canvas }) => {
  const marks = performance.getEntriesByName(USABLE_MARK).length;
  await userEvent.type(canvas.getByRole('textbox'), '0812');
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Kirim' }));
  await expect(canvas.getByRole('button', { name: 'Kirim' })).toHaveAttribute('aria-busy', 'true');
  await expect(hear).not.toHaveBeenCalled();
  goTo('page');
  await waitFor(() => expect(hear).toHaveBeenCalledTimes(2));
  await expect(hear.mock.calls).toEqual([['0812'], ['SEND']]);
  await expect(canvas.getByRole('textbox')).toHaveValue('0812');
  await expect(submit).toHaveBeenCalledOnce();
  await expect(performance.getEntriesByName(USABLE_MARK).length).toBeGreaterThanOrEqual(marks);
});

/** Whatever was tapped before it was typed. */
export const LatestTextIsSent = showing(form, async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Kirim' });
  await userEvent.click(button);
  await userEvent.type(canvas.getByRole('textbox'), '0811');
  await userEvent.click(button);
  await userEvent.type(canvas.getByRole('textbox'), '{Backspace}2');
  goTo('page');
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('SEND'));
  await expect(hear.mock.calls).toEqual([['0812'], ['SEND']]);
});

/** The page stands, and nothing has been done on it yet. */
export const KeyBeforeTheReplay = showing(form, async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), '0812');
  goTo('page');
  const field = canvas.getByRole<HTMLInputElement>('textbox');
  field.setRangeText('3', 4, 4);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await waitFor(() => expect(field).toHaveFocus());
  await expect(hear.mock.calls).toEqual([['08123']]);
  await expect(field).toHaveValue('08123');
});

/** What it hears is shown only once somebody listens to it. */
const machine = {
  text: '',
  listener: () => {},
  listen: (listener: () => void) => {
    machine.listener = listener;
    return () => {};
  },
  type: (text: string) => {
    machine.text = text;
    machine.listener();
  },
};

function MachineForm() {
  const text = useSyncExternalStore(machine.listen, () => machine.text);
  useLayoutEffect(() => queueMicrotask(pressTwoKeys), []);
  return <PhoneField value={text} onType={machine.type} />;
}

function pressTwoKeys(): void {
  for (const key of ['3', '4']) {
    const field = document.querySelector<HTMLInputElement>('input[name="phone"]');
    field?.setRangeText(key, field.value.length, field.value.length, 'end');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** A slow phone shows the page a while before that listens to its machine. */
export const KeysBeforeThePageListens = showing(
  <Page title="Voucher">
    <MachineForm />
  </Page>,
  async ({ canvas }) => {
    machine.text = '';
    await userEvent.type(canvas.getByRole('textbox'), '0812');
    goTo('page', startTransition);
    await waitFor(() => expect(hear).toHaveBeenCalled());
    await expect(hear.mock.calls).toEqual([['081234']]);
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveValue('081234');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '5');
    await expect(hear).toHaveBeenLastCalledWith('0812345');
  },
);

export const TapBeforeTheReplay = showing(form, async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), '0812');
  await userEvent.click(canvas.getByRole('button', { name: 'Kirim' }));
  goTo('page');
  canvas.getByRole('button', { name: 'Kirim' }).click();
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('0812'));
  await expect(hear.mock.calls).toEqual([['0812'], ['SEND']]);
});

const formAndScan = (
  <Page title="Voucher" actionBar={<Send />}>
    <Form />
    <Button data-tap="scan" onClick={() => hear('SCAN')}>
      Pindai
    </Button>
  </Page>
);

/** A press on a stand-in, which the page then replaces. */
async function pressBefore(name: string | null, init = {}): Promise<HTMLElement> {
  const standIn = document.createElement('div');
  const before = document.createElement('button');
  standIn.setAttribute('aria-busy', 'true');
  if (name !== null) Object.assign(before.dataset, { tap: name, change: '' });
  standIn.append(before);
  document.body.append(standIn);
  await fireEvent.pointerDown(before, init);
  standIn.remove();
  return before;
}

async function letGo(target: HTMLElement, place = target): Promise<void> {
  const { x, y } = place.getBoundingClientRect();
  await fireEvent.pointerUp(target, { clientX: x + 9, clientY: y + 9 });
}

/** A mouse and an iPhone send no click then. A finger on Android has one, on whatever is there. */
export const PressThatThePageInterrupts = showing(formAndScan, async ({ canvas }) => {
  goTo('page');
  const scan = await canvas.findByRole('button', { name: 'Pindai' });
  const send = canvas.getByRole('button', { name: 'Kirim' });

  await pressBefore('send');
  await letGo(send);
  await fireEvent.click(send);
  await letGo(await pressBefore('scan'), scan);
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('SCAN'));
  await expect(hear.mock.calls).toEqual([['SEND'], ['SCAN']]);
});

/** Nothing is pressed by chance: neither where there was no control, or another, nor by the button of a menu. */
export const PressOfSomethingElse = showing(formAndScan, async ({ canvas }) => {
  goTo('page');
  const scan = await canvas.findByRole('button', { name: 'Pindai' });
  const send = canvas.getByRole('button', { name: 'Kirim' });

  for (const pressed of [null, 'scan', 'gone']) {
    await pressBefore(pressed);
    await letGo(send);
    await fireEvent.click(send);
    await expect(canvas.queryAllByText(CHANGED)).toHaveLength(pressed === 'gone' ? 1 : 0);
  }
  await pressBefore('send', { button: 2 });
  await letGo(send);
  await pressBefore('scan');
  await letGo(scan);
  await waitFor(() => expect(hear).toHaveBeenCalled());
  await expect(hear.mock.calls).toEqual([['SCAN']]);
});

/** Before the page is there, and while its data load. */
export const FocusAndCaretStay = showing(form, async ({ canvas }) => {
  const field = () => canvas.getByRole<HTMLInputElement>('textbox');
  // By the browser alone: user-event has a caret of its own.
  field().focus();
  field().value = '081290';
  field().setSelectionRange(2, 4);
  field().dispatchEvent(new Event('input', { bubbles: true }));
  for (const stage of ['skeleton', 'page'] as const) {
    const before = field();
    goTo(stage);
    await waitFor(() => expect(field()).not.toBe(before));
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('081290');
    await waitFor(() => expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4]));
  }
  await expect(hear).toHaveBeenLastCalledWith('081290');
});

export const CaretAfterTheDraft = showing(
  <Page title="Voucher">
    <Form draft="0812" />
  </Page>,
  async ({ canvas }) => {
    const field = () => canvas.getByRole<HTMLInputElement>('textbox');
    field().focus();
    goTo('page');
    await waitFor(() => expect(field()).toHaveValue('0812'));
    await expect(field()).toHaveFocus();
    await expect([field().selectionStart, field().selectionEnd]).toEqual([4, 4]);
  },
);

/** Beside another link to the same page. */
export const FocusOfALinkStays = showing(
  <Page title="Voucher">
    {link}
    {bar}
  </Page>,
  async ({ canvas }) => {
    const shown = canvas.getByRole('link', { name: 'Voucher' });
    shown.focus();
    goTo('page');
    await waitFor(() => expect(shown.isConnected).toBe(false));
    const ofBar = within(canvas.getByRole('navigation')).getByRole('link', { name: 'Voucher' });
    await expect(ofBar).toHaveFocus();
  },
);

/** What waits for a part of the page leaves the page’s own controls alone. */
export const OwnControlWhileLoading = showing(
  <Page title="Voucher" actionBar={<Send />}>
    <LoadingPart>
      <Form />
    </LoadingPart>
  </Page>,
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0812');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim' }));
    goTo('page');
    await waitFor(() => expect(hear).toHaveBeenCalledWith('0812'));
    await expect(canvas.getByRole('button', { name: 'Kirim' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
  },
);

/** Enter in a field is a tap on the form’s button. */
export const EnterWaitsForThePage = showing(form, async ({ canvas }) => {
  submit.mockClear();
  await userEvent.type(canvas.getByRole('textbox'), '0812{Enter}');
  goTo('skeleton');
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Kirim' })).toHaveAttribute('aria-busy', 'true'),
  );
  await expect(submit).not.toHaveBeenCalled();
  goTo('page');
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('SEND'));
  await expect(submit).toHaveBeenCalledOnce();
});

/** A page that stands waits for nothing: a later tap is an ordinary one. */
export const LaterTaps = showing(form, async ({ canvas }) => {
  goTo('page');
  const button = await canvas.findByRole('button', { name: 'Kirim' });
  await userEvent.click(button);
  await expect(hear.mock.calls).toEqual([['SEND']]);
});

/** The data took the control away: nothing is done in its place, and the page says so. */
export const ControlIsGone = showing(<Page title="Voucher">Habis</Page>, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Kirim' }));
  goTo('page');
  await waitFor(() => expect(canvas.getByText(CHANGED)).toBeVisible());
  await expect(hear).not.toHaveBeenCalled();
});

/** Once the page stands, a sheet covers what was tapped next. */
export const ControlIsCovered = showing(form, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bahasa' }));
  await userEvent.type(canvas.getByRole('textbox'), '0812');
  await userEvent.click(canvas.getByRole('button', { name: 'Kirim' }));
  await expect(canvas.getByRole('button', { name: 'Kirim' })).not.toHaveAttribute('aria-busy');
  goTo('page');
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  await expect(hear.mock.calls).toEqual([['0812']]);
});

export const ControlIsDisabled = showing(
  <Page title="Voucher" actionBar={<Send isDisabled />}>
    <Form />
  </Page>,
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim' }));
    goTo('page');
    await waitFor(() => expect(canvas.getByText(CHANGED)).toBeVisible());
    await expect(hear).not.toHaveBeenCalled();
  },
);

/** Who has left the page wants nothing of it any more. */
export const Forgotten = showing(form, async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), '0812');
  await userEvent.click(canvas.getByRole('button', { name: 'Kirim' }));
  taps.forget();
  goTo('page');
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  await expect(hear).not.toHaveBeenCalled();
});

/** Who leaves a field has no keyboard: none comes with the page. */
export const LeftField = showing(form, async ({ canvas }) => {
  const field = canvas.getByRole('textbox');
  await userEvent.type(field, '0812');
  field.blur();
  await expect(document.body).toHaveFocus();
  goTo('page');
  await waitFor(() => expect(hear).toHaveBeenCalledWith('0812'));
  await expect(document.body).toHaveFocus();
});
