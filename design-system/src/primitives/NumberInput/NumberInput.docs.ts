import type { ComponentDocs } from '../../foundations/component-docs.ts';

export const docs = {
  when: [
    'An exact number is asked for: packets, pieces in the cart, beans of a price.',
    'A number that is mostly changed by one or two.',
  ],
  whenNot: [
    'It has digits and is no number: a code, a telephone number or a card is a TextInput.',
    'About right is right, as for a volume: Slider.',
    'One of a few known amounts: RadioGroup, or tiles.',
  ],
  anatomy: [
    'Frame of 28, 36 or 44 px.',
    'The number, grouped as the language does; bare while it is typed.',
    'Unit, optional.',
    'Minus and plus, held at the limits.',
  ],
  do: [
    { say: 'Put the unit behind the number instead of into the label.', story: 'Grouped' },
    {
      say: 'Pass the language: "61.800,5" is typed and read so in Vietnamese.',
      story: 'GroupedInVietnamese',
    },
    { say: 'Say the limits before they are met, in the hint or the placeholder.', story: 'Empty' },
    { say: 'Explain in the error of its Field a limit that is not plain, such as the balance.' },
  ],
  dont: [
    'Do not send what is half typed: `onChange` tells allowed numbers and nothing else.',
    'Do not leave out `min` where 0 makes no sense.',
    'Do not name the minus "Minus": name what it does, "One less".',
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches the number; minus and plus are for the pointer.' },
    { key: 'Up, Down', does: 'Take one step more, one step less.' },
    { key: 'Page up, Page down', does: 'Take ten steps more, ten steps less.' },
    { key: 'Enter', does: 'Brings what is typed back into the limits, then sends the form around it.' },
  ],
} satisfies ComponentDocs;
