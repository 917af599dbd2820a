import type { OutputOf } from '@cangkir/api';
import { DAY_MS } from '@cangkir/core/durations';
import type { BackendSurvey, BackendSurveyAnswers } from './survey.state.ts';

type Question = OutputOf<'survey'>['questions'][number];

const DRINK: Question = {
  id: 'minuman',
  kind: 'one',
  isRequired: true,
  text: {
    id: 'Minuman apa yang paling sering kamu pesan?',
    en: 'Which drink do you order most?',
    zh: '你最常点哪款饮品？',
  },
  options: [
    {
      id: 'kopi-susu',
      label: { id: 'Kopi susu gula aren', en: 'Palm sugar milk coffee', zh: '椰糖奶咖' },
    },
    { id: 'americano', label: { id: 'Americano', en: 'Americano', zh: '美式咖啡' } },
    { id: 'cappuccino', label: { id: 'Cappuccino', en: 'Cappuccino', zh: '卡布奇诺' } },
    {
      id: 'bukan-kopi',
      label: { id: 'Bukan kopi', en: 'Something without coffee', zh: '不含咖啡的饮品' },
    },
  ],
};

const TIMES: Question = {
  id: 'waktu',
  kind: 'many',
  isRequired: true,
  text: {
    id: 'Biasanya kamu ngopi jam berapa?',
    en: 'When do you usually have coffee?',
    zh: '你通常什么时候喝咖啡？',
  },
  options: [
    {
      id: 'pagi',
      label: { id: 'Pagi sebelum kerja', en: 'In the morning, before work', zh: '早上上班前' },
    },
    { id: 'siang', label: { id: 'Habis makan siang', en: 'After lunch', zh: '午饭后' } },
    { id: 'sore', label: { id: 'Sore-sore', en: 'In the afternoon', zh: '下午' } },
    { id: 'malam', label: { id: 'Malam', en: 'At night', zh: '晚上' } },
  ],
};

const SWEETNESS: Question = {
  id: 'manis',
  kind: 'scale',
  isRequired: true,
  text: {
    id: 'Semanis apa kopi kesukaanmu?',
    en: 'How sweet do you like your coffee?',
    zh: '你喜欢多甜的咖啡？',
  },
  steps: 5,
  lowest: { id: 'Tanpa gula', en: 'No sugar', zh: '无糖' },
  highest: { id: 'Manis banget', en: 'Very sweet', zh: '很甜' },
};

const WISH: Question = {
  id: 'saran',
  kind: 'text',
  isRequired: false,
  text: {
    id: 'Menu apa yang kamu tunggu dari kami?',
    en: 'What would you like to see on our menu?',
    zh: '你希望我们推出什么新品？',
  },
  maxCharacters: 200,
};

const CITY: Question = {
  id: 'kota',
  kind: 'one',
  isRequired: true,
  text: {
    id: 'Kami sebaiknya buka di kota mana?',
    en: 'Which city should we come to?',
    zh: '你希望我们开到哪座城市？',
  },
  options: [
    { id: 'malang', label: { id: 'Malang', en: 'Malang', zh: '玛琅' } },
    { id: 'solo', label: { id: 'Solo', en: 'Solo', zh: '梭罗' } },
    { id: 'makassar', label: { id: 'Makassar', en: 'Makassar', zh: '望加锡' } },
  ],
};

/** The surveys of the everyday fixture: one for each status of the member. */
export function everydaySurveys(now: number): readonly BackendSurvey[] {
  return [
    {
      id: 'kopi-favorit',
      title: { id: 'Kopi favoritmu', en: 'Your favorite coffee', zh: '你最爱的咖啡' },
      detail: {
        id: 'Empat pertanyaan, kurang dari semenit.',
        en: 'Four questions, less than a minute.',
        zh: '四道题，不到一分钟。',
      },
      questions: [DRINK, TIMES, SWEETNESS, WISH],
      endsAt: now + 14 * DAY_MS,
      quota: 500,
      othersAnswered: 320,
    },
    {
      id: 'rasa-baru',
      title: { id: 'Pilih rasa baru', en: 'Pick a new flavor', zh: '选一款新口味' },
      detail: {
        id: 'Rasa terpilih masuk menu bulan depan.',
        en: 'The winner joins the menu next month.',
        zh: '入选口味下月上新。',
      },
      questions: [DRINK, SWEETNESS],
      endsAt: now + 10 * DAY_MS,
      quota: 100,
      othersAnswered: 100,
    },
    {
      id: 'gerai-baru',
      title: { id: 'Gerai baru di mana?', en: 'Where to open next?', zh: '新店开在哪里？' },
      detail: {
        id: 'Satu pertanyaan saja.',
        en: 'Just one question.',
        zh: '只有一道题。',
      },
      questions: [CITY],
      endsAt: now + 7 * DAY_MS,
      quota: null,
      othersAnswered: 0,
    },
    {
      id: 'gelas-baru',
      title: { id: 'Gelas baru', en: 'A new cup', zh: '新杯子' },
      detail: {
        id: 'Bantu kami memilih gelas.',
        en: 'Help us choose a cup.',
        zh: '帮我们挑选杯子。',
      },
      questions: [SWEETNESS],
      endsAt: now - DAY_MS,
      quota: null,
      othersAnswered: 0,
    },
  ];
}

export function memberSurveyAnswers(now: number): BackendSurveyAnswers[] {
  return [
    {
      surveyId: 'gerai-baru',
      userId: 'member',
      answers: [{ question: 'kota', kind: 'one', option: 'malang' }],
      answeredAt: now - DAY_MS,
    },
  ];
}
