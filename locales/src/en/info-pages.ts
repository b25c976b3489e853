/** The information pages (S19); the Chinese ones are held to these by a test. */
export default {
  action: {
    title: 'The academy’s learning weeks',
    lead: 'Learn the market in company: listen live, do the class work, talk about it in class.',
    sections: [
      {
        heading: 'How to take part',
        paragraphs: [
          'Subscribe to a channel: you join its class group and are told of its live sessions and announcements. Subscribing is free.',
          'Listen live, or watch the replay afterwards. Answer the class work your teacher sets, and hand it in before it is due.',
        ],
      },
      {
        heading: 'What it brings',
        paragraphs: [
          'Signing in each day brings gold beans, and so do some tasks, once for each account. The page of credits and tasks shows them all.',
          'No return is promised, and nobody tells you what to buy: the academy teaches methods. Investing carries risk.',
        ],
      },
    ],
  },
  relief: {
    title: 'Study help',
    lead: 'Whoever has no money for learning can learn here all the same.',
    sections: [
      {
        heading: 'What is free',
        paragraphs: [
          'Public live sessions and their replays, class groups of the channels you subscribe to, announcements, class work and documents shared there.',
          'New members can claim a gift of gold beans once. Completing tasks brings more, which pay for what costs beans.',
        ],
      },
      {
        heading: 'When you need more',
        paragraphs: [
          'Write to us: open the menu of your account, choose Feedback, and say what you would like to learn and what stands in the way. Whoever heads the product reads it and answers there.',
          'We answer every request, but cannot promise a place. No cash is paid out, and nobody from Goldbean asks you for money or for a password.',
        ],
      },
    ],
  },
  gold: {
    title: 'What gold beans are',
    lead: 'Gold beans are what you pay with inside Goldbean. They were called gold coins before; their value has not changed.',
    sections: [
      {
        heading: 'How you get them',
        paragraphs: [
          'By a recharge, by exchanging gold coins (one coin becomes 50 beans, whole coins only, and never back), by dangwu vouchers, and by tasks that bring beans.',
        ],
      },
      {
        heading: 'What they are for',
        paragraphs: [
          'Gifts and flying comments in live sessions (a flying comment costs 1 bean), red packets, tickets of paid sessions and whatever else names a price in beans.',
          'Beans are not money and not an investment: they cannot be paid out, and their price does not rise or fall.',
        ],
      },
      {
        heading: 'How long they last',
        paragraphs: [
          'Beans that arrive from January to June last until the end of 31 December; those that arrive from July to December until the end of 30 June. The clock is that of Shanghai. The beans that expire first are spent first.',
          'Your gold-bean account shows each lot with its day, and every movement: each one is booked twice, where it leaves and where it arrives.',
        ],
      },
    ],
  },
};
