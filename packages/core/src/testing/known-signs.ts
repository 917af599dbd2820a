/** A request, its text to sign, and its sign, as computed by another tool. */
interface KnownSign {
  readonly of: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly time: number;
  readonly token: string;
  readonly text: string;
  readonly sign: string;
}

/**
 * Signs computed by other tools. The texts were joined in Python (`json.dumps` with `sort_keys`, values sorted by their
 * UTF-16-BE bytes), and hashed by OpenSSL:
 *
 * printf '%s' '<text>' | openssl dgst -sha256 -r
 */
export const KNOWN_SIGNS: readonly KnownSign[] = [
  {
    of: 'no data of nobody',
    data: {},
    time: 0,
    token: '',
    text: '0kopi-susu-gula-aren',
    sign: 'f51eae9157c6c355f555fccc02d99c0d9e7b885af3a79034ef1fb43c379da47e',
  },
  {
    of: 'a claim',
    data: { activityCode: 'kopi-pagi', browserId: 'b-42' },
    time: 754,
    token: 'token-1',
    text: '754b-42kopi-pagikopi-susu-gula-arentoken-1',
    sign: '3aca9a65acfb4c7f796d519708593dc0d504f1124fee5fe38103ae1f74c5032b',
  },
  {
    of: 'an empty text and a zero',
    data: { note: '', count: 0 },
    time: 3599,
    token: '',
    text: '03599kopi-susu-gula-aren',
    sign: 'a91b72033080fffb85c871b63fd465bd085e6d1d15858e15a9d11499fa8cd6d8',
  },
  {
    of: 'booleans',
    data: { yes: true, no: false },
    time: 12,
    token: 't',
    text: '12falsetruekopi-susu-gula-arent',
    sign: 'ff89964e6b2c3cf66fa15c7140392e6e802fa1d12a3b65e57efd61bc0dc5bebb',
  },
  {
    of: 'numbers that are huge, broken and negative',
    data: { huge: 1e21, big: 123456789012345680000, half: 0.5, minus: -12.5 },
    time: 60,
    token: '',
    text: '-12.50.51234567890123456800001e+2160kopi-susu-gula-aren',
    sign: 'c5b40379c48b364805eda87a87d97c629c6301247acda81b49216062192b65fd',
  },
  {
    of: 'numbers that are none, which JSON has no word for',
    data: { none: Number.NaN, above: Number.POSITIVE_INFINITY, below: Number.NEGATIVE_INFINITY },
    time: 60,
    token: '',
    text: '60kopi-susu-gula-aren',
    sign: '72c6918030b134cd77f50ae7f94602248bef8bac65c6d39e7d30b5cbb2ea9588',
  },
  {
    of: 'Chinese, emoji, and an accent in two parts',
    data: { name: 'Kopi Susu Gula Aren', zh: '珍珠奶茶', fun: '☕🧋', accent: 'cafe\u0301' },
    time: 1800,
    token: 'tökén',
    text: '1800Kopi Susu Gula Arencafe\u0301☕🧋珍珠奶茶kopi-susu-gula-arentökén',
    sign: '75dda0f631e428739a54ca3e218f89b29d5a9ec50d42ee9d580b6b5752be460e',
  },
  {
    of: 'objects in arrays in objects',
    data: {
      cart: {
        lines: [
          { sku: 'b', qty: 2, extras: ['es', 'gula'] },
          { sku: 'a', qty: 1, extras: [] },
        ],
        paid: false,
      },
      list: [3, 1, 2],
    },
    time: 1,
    token: 'token-1',
    text: '1[3,1,2]{"lines":[{"extras":["es","gula"],"qty":2,"sku":"b"},{"extras":[],"qty":1,"sku":"a"}],"paid":false}kopi-susu-gula-arentoken-1',
    sign: '39a360a95b6047f5903905af7a89d8cce92d4edcb579188e3dece73190210c68',
  },
  {
    of: 'quotes, a backslash and a line end inside JSON',
    data: { memo: { text: '"a\\b"\n/' } },
    time: 5,
    token: '',
    text: '5{"text":"\\"a\\\\b\\"\\n/"}kopi-susu-gula-aren',
    sign: '2084dbe68755282e91418d4e11e2aaea2df51bcf81a1f54ea38955b1c17be507',
  },
];
