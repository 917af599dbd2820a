import { ROUTES, withQuery } from '@cangkir/core';
import { PEOPLE } from '../src/backend/login/login.fixture.ts';
import { customerTest } from './journey.ts';
import { button, field, heading, text } from './locators.ts';

const test = customerTest();

test('a member spins the wheel, and sends the address for the prize', async ({
  customer,
  phone,
}) => {
  await customer.open(withQuery(ROUTES.luckDraw, { activityCode: 'roda-tumbler' }));
  await phone.click(button('Spin now'));
  await customer.identify(PEOPLE.member.phone);
  await phone.click(button('Spin now'));
  await phone.see(heading('Congratulations! You won: Tumbler'));

  await phone.click(button('Fill in my address'));
  await phone.type(field('Recipient’s name'), 'Penerima Hadiah');
  await phone.type(field('Phone number'), '0812 0000 0202');
  await phone.type(field('Full address'), 'Jalan Kopi 12, Menteng, Jakarta Pusat 10310');
  await phone.click(button('Continue'));
  await phone.click(button('Yes, send'));
  await phone.see(text('We’ve got your details'));
});
