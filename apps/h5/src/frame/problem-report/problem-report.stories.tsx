import { ROUTES, withQuery } from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { FailedScreen } from '../failed-screen.tsx';
import { Page } from '../page.tsx';
import { ReportProblem } from './report-problem.tsx';

const meta = {
  title: 'Problem report',
  loaders: [withMessages('problem-report')],
  render: () => (
    <Page title="Bantuan">
      <ReportProblem />
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a page on which something was done. */
const used = { decorators: [inFrame(usedProduct)] } satisfies Story;

const REPORT = /Laporkan masalah|Report a problem|报告问题/;
const AGREE = /Setuju|Agree|同意/;
const SAVE = /Simpan file|Save file|保存文件/;
const SHARE = /^(Bagikan|Share|分享)$/;

const PHONE = '0812 3456 7890';

/** A page on which a person has typed a phone. */
function usedProduct() {
  const product = composeInMemory({
    route: withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' }),
  });
  product.app.start();
  product.app.root.system.get('login').send({ type: 'TYPE_PHONE', text: PHONE });
  return product;
}

async function openSheet(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: REPORT }));
  return within(await screen.findByRole('dialog', { name: REPORT }));
}

async function openReport(canvas: ReturnType<typeof within>) {
  const sheet = await openSheet(canvas);
  await userEvent.click(sheet.getByRole('button', { name: AGREE }));
  await sheet.findByRole('button', { name: SAVE });
  return sheet;
}

/** Sharing a file ends so. */
function sharing(result: () => Promise<void>): () => () => void {
  return () => {
    Object.assign(navigator, { canShare: () => true, share: result });
    return () => {
      Reflect.deleteProperty(navigator, 'canShare');
      Reflect.deleteProperty(navigator, 'share');
    };
  };
}

/** First the person agrees: until then nothing is made. */
export const Consent: Story = {
  ...used,
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await expect(sheet.getByRole('button', { name: AGREE })).toBeVisible();
    await expect(sheet.queryByRole('button', { name: SAVE })).toBeNull();
  },
};

/** All that is in the file, in words and as it is. What was typed is not. */
export const Preview: Story = {
  ...used,
  play: async ({ canvas }) => {
    const sheet = await openReport(canvas);
    await expect(sheet.getByText(/TYPE_PHONE/)).toBeVisible();
    await userEvent.click(sheet.getByRole('heading', { level: 2, name: /file|文件全文/ }));
    const raw = await sheet.findByText(/"version": 2/);
    await expect(raw).toHaveTextContent('mobileId-1');
    await expect(raw).not.toHaveTextContent('3456');
  },
};

export const Saved: Story = {
  ...used,
  beforeEach: () => {
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    const sheet = await openReport(canvas);
    await userEvent.click(sheet.getByRole('button', { name: SAVE }));
    await waitFor(() =>
      expect(sheet.getByRole('status')).toHaveTextContent(/tersimpan|was saved|保存好/),
    );
    await expect(mocked(HTMLAnchorElement.prototype.click)).toHaveBeenCalledOnce();
  },
};

/** For a web view that saves nothing. */
export const Copied: Story = {
  ...used,
  play: async ({ canvas }) => {
    const sheet = await openReport(canvas);
    await userEvent.click(sheet.getByRole('button', { name: /Salin isinya|Copy it|复制内容/ }));
    await waitFor(() =>
      expect(sheet.getByRole('status')).toHaveTextContent(/tersalin|Copied|已复制/),
    );
  },
};

export const Shared: Story = {
  ...used,
  beforeEach: sharing(async () => {}),
  play: async ({ canvas }) => {
    const sheet = await openReport(canvas);
    await userEvent.click(sheet.getByRole('button', { name: SHARE }));
    await waitFor(() =>
      expect(sheet.getByRole('status')).toHaveTextContent(/dibagikan|shared|已分享/),
    );
  },
};

export const ShareCancelled: Story = {
  ...used,
  beforeEach: sharing(() => Promise.reject(new DOMException('Closed', 'AbortError'))),
  play: async ({ canvas }) => {
    const sheet = await openReport(canvas);
    await userEvent.click(sheet.getByRole('button', { name: SHARE }));
    await waitFor(() =>
      expect(sheet.getByRole('status')).toHaveTextContent(/Tidak jadi|Not|未分享/),
    );
  },
};

export const ShareFailed: Story = {
  ...used,
  beforeEach: sharing(() => Promise.reject(new DOMException('No', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    const sheet = await openReport(canvas);
    await userEvent.click(sheet.getByRole('button', { name: SHARE }));
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/Simpan|Save|保存/));
  },
};

export const NothingRecorded: Story = {
  decorators: [inFrame(() => composeInMemory({ route: ROUTES.help }))],
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await userEvent.click(sheet.getByRole('button', { name: AGREE }));
    await expect(await sheet.findByRole('status')).toHaveTextContent(/Belum|Nothing|没有/);
    await expect(sheet.queryByRole('button', { name: SAVE })).toBeNull();
  },
};

/** Where the page itself has failed. */
export const OnTheErrorPage: Story = {
  ...used,
  render: () => <FailedScreen kind="crashed" onRetry={() => {}} />,
  play: async ({ canvas }) => {
    await openReport(canvas);
  },
};
