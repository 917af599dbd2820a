import { expect, test } from 'vitest';
import { wrongPlaceholders } from './wrong-placeholders.ts';

const send = (text: string) => ({ do: 'send', actor: 'login', event: { type: 'TYPE', text } });
const story = (...steps: object[]) => ({ steps });

test.each([
  [{ route: '/{{brand}}/luckDraw', title: '{{appHost}} and {{brand}}' }],
  [{ backend: { set: { '/users/{{e164:member}}/phone': '{{phone:stranger1}}' } } }],
  [{ storage: { local: { global: { token: '{{token}}' }, '{{token}}': 1 } } }],
  [story(send('{{smsCode}}'), send('{{backend:/claims/0/voucherId}}'))],
  [story({ do: 'backend.change', remove: ['/vouchers/{{backend:/claims/0/voucherId}}'] })],
  [story({ do: 'expect', context: { '/outcome': { voucherId: '{{any}}' } } })],
  [story({ do: 'http.override', reply: { body: '{{"code":0}, {brand}, {{' } })],
  [{ steps: 'none' }],
  [null],
])('accepts %j', (file) => {
  expect(wrongPlaceholders(file)).toEqual([]);
});

const THERE_ARE =
  'there are {{brand}}, {{appHost}}, {{phone:NAME}}, {{e164:NAME}}, {{smsCode}}, {{backend:/POINTER}}, {{any}}, {{token}}';

test.each([
  '{{brnd}}',
  '{{ brand }}',
  '{{brand:x}}',
  '{{smsCode:1}}',
  '{{backend}}',
  '{{backend:claims}}',
  '{{toString}}',
  '{{constructor:x}}',
  '{{sms-code}}',
  '{{}}',
])('refuses the unknown %s', (placeholder) => {
  expect(wrongPlaceholders(story(send(`/${placeholder}/x`)))).toEqual([
    {
      path: ['steps', '0', 'event', 'text'],
      message: `there is no placeholder ${placeholder}; ${THERE_ARE}`,
    },
  ]);
});

test.each(['phone', 'e164'])('accepts {{%s:…}} with a known name', (kind) => {
  const [problem] = wrongPlaceholders({ user: `{{${kind}:nobody}}` });
  expect(problem?.path).toEqual(['user']);
  expect(problem?.message).toMatch(
    /^no phone is called “nobody”; there are newcomer, member, .*stranger1, .*landline$/,
  );
});

test('reports keys at their value', () => {
  const set = { '/users/{{brnd}}': { '{{x}}': 1 } };
  expect(wrongPlaceholders({ backend: { set } }).map(({ path }) => path)).toEqual([
    ['backend', 'set', '/users/{{brnd}}'],
    ['backend', 'set', '/users/{{brnd}}', '{{x}}'],
  ]);
});

test('reports each wrong placeholder', () => {
  expect(wrongPlaceholders({ title: '{{a}} {{brand}} {{b}}' })).toHaveLength(2);
});

const EXPECT_ANY_KEY = { do: 'expect', storage: { local: { '{{any}}': 1 } } };

test.each([
  [{ route: '/{{smsCode}}' }, '{{smsCode}} stands for something in a step alone'],
  [
    { backend: { set: { '/a': '{{backend:/b}}' } } },
    '{{backend:/b}} stands for something in a step alone',
  ],
  [story(send('{{any}}')), '{{any}} stands for something in what a step expects alone'],
  [{ title: '{{any}}' }, '{{any}} stands for something in what a step expects alone'],
  [story(EXPECT_ANY_KEY), '{{any}} stands for something in what a step expects alone'],
  [
    story({ do: 'storage.change', value: '{{token}}' }),
    '{{token}} stands for something in the storage that the page is opened with alone',
  ],
])('refuses %j outside its place', (file, message) => {
  expect(wrongPlaceholders(file)).toMatchObject([{ message }]);
});
