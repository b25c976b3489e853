/** Sections of the agreements (S39); the other languages are held to these by a test. */
export default {
  beans: {
    heading: 'What you buy',
    paragraphs: [
      'A recharge adds gold beans to your own Goldbean account. The page shows the number of beans, any bonus and the price before you pay; what stands in your order is what you receive.',
    ],
  },
  beansOverseas: {
    heading: 'What you buy, and in which currency',
    paragraphs: [
      'A recharge from overseas adds gold beans to your own Goldbean account. The page shows the number of beans, any bonus and the price with its currency before you pay; what stands in your order is what you receive.',
      'Your bank or card company may convert the sum at its own rate or add a fee of its own. Goldbean neither sets nor receives that fee.',
    ],
  },
  coins: {
    heading: 'What you buy',
    paragraphs: [
      'You buy gold coins for your own Goldbean account. Gold coins do not expire. They pay for services that name a price in coins, and they can be exchanged for gold beans at 50 beans for one coin.',
      'An exchange cannot be reversed, and the beans it gives expire as all beans do. The exchange agreement says more.',
    ],
  },
  exchange: {
    heading: 'What is exchanged',
    paragraphs: [
      'One gold coin becomes 50 gold beans. Whole coins only. The coins leave your account and the beans arrive in the same moment: either both happen, or neither.',
      'An exchange cannot be reversed. There is no way to turn gold beans back into gold coins.',
    ],
  },
  channel: {
    heading: 'What a subscription brings',
    paragraphs: [
      'Subscribing is free. You join the class group of the channel, whose teacher and members see your nickname and what you write there, and you are told of its live sessions and announcements.',
      'You can cancel the subscription at any time; you then leave the class group, and your messages stay there. The fan club, iron-fan membership and paid lessons are not part of it.',
    ],
  },
  service: {
    heading: 'What this agreement is about',
    paragraphs: [
      'It covers the learning services of the static zone: courses, e-books, evaluations and membership, whether free or paid for. A service that is paid for names its price, its length and what belongs to it before you order.',
      'Lessons you have bought are for you alone. Do not hand on your account, and do not record, copy or resell lessons.',
    ],
  },
  conduct: {
    heading: 'How we treat each other',
    paragraphs: [
      'No insults, no fraud, no canvassing for money, no recommendation of single securities to others. Staff may hide what breaks this rule, and may mute or freeze an account; you are told why, and you may appeal. Another person judges the appeal.',
    ],
  },
  nature: {
    heading: 'What beans and coins are',
    paragraphs: [
      'Gold beans and gold coins are used inside Goldbean only. They are not money and bear no interest. They cannot be turned back into money, and may not be sold outside Goldbean.',
    ],
  },
  order: {
    heading: 'The order',
    paragraphs: [
      'An order stays open for 30 minutes. One that is not paid by then closes by itself, and no money is taken.',
      'What you bought is added to your account when the payment service has confirmed the payment, usually within a minute. A payment is credited once, however often it is reported. One that is confirmed after the order has closed is credited all the same.',
      'If the sum that is confirmed differs from the sum of the order, nothing is credited by itself; we look into it and tell you.',
    ],
  },
  payment: {
    heading: 'Your money on its way',
    paragraphs: [
      '“Where is my money?” on the recharge page shows each step of an order with its time. Card numbers and payment passwords are given to the payment service alone; Goldbean neither sees nor keeps them.',
      'Where a page shows the local cashier in place of a payment service, no real money is taken.',
    ],
  },
  validity: {
    heading: 'How long beans are valid',
    paragraphs: [
      'All gold beans expire. Those received from January to June are valid until the end of 31 December of the same year, those received from July to December until the end of 30 June of the next year, by the clock of Shanghai.',
      'The beans that expire soonest are spent first. “My gold beans” shows which beans expire when. Expired beans are not restored.',
    ],
  },
  refunds: {
    heading: 'Mistakes and refunds',
    paragraphs: [
      'What has been spent is not refunded. If you were charged and nothing arrived, or were charged twice, tell support the number of the order. A wrong booking is put right by a further entry in your statement; no entry is ever deleted.',
      'Rights that the law gives you as a consumer are not touched by this agreement.',
    ],
  },
  care: {
    heading: 'Please take care',
    paragraphs: [
      'Pay only if you are of full age or your guardian agrees, and never with money that you need elsewhere.',
      'Lessons and talk on Goldbean are for learning. They are no investment advice, and nothing you pay for here promises a profit.',
    ],
  },
  version: {
    heading: 'Versions of this agreement',
    paragraphs: [
      'The version that you accept is stored with what you accept it for. A new version holds only for what you do after you have accepted it, and marks what has changed.',
    ],
  },
};
