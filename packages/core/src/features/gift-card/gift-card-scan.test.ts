import { expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { readGiftCardScan } from './gift-card-scan.ts';

test.each(['ABCD2345EFGH6789', 'abcd-2345-efgh-6789'])('reads the code in the QR %s', (text) => {
  expect(readGiftCardScan(succeed(text))).toEqual(succeed('ABCD2345EFGH6789'));
});

test.each(['https://x.example/ABCD2345EFGH6789', 'ABCD2345', '', 'ABCD2345EFGH67890'])(
  'refuses the QR %s',
  (text) => {
    expect(readGiftCardScan(succeed(text))).toEqual(
      fail({ message: 'giftCardQrWrong', next: 'fixInput', code: null }),
    );
  },
);

test('says that nothing can be scanned, but not that the user closed the camera', () => {
  expect(readGiftCardScan(fail({ kind: 'declined' }))).toEqual(fail(null));
  expect(readGiftCardScan(fail({ kind: 'unavailable' }))).toEqual(
    fail({ message: 'scanUnavailable', next: 'fixInput', code: null }),
  );
});
