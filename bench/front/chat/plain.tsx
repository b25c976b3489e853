import { asItIs, offer, Row } from './list.tsx';

/* Plain React with memoised rows: what one writes first. */
offer({
  shape: asItIs,
  List: ({ messages }) => (
    <div className="scroll">
      {messages.map((message) => (
        <Row key={message.id} message={message} />
      ))}
    </div>
  ),
});
