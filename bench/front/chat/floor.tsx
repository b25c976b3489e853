import { asItIs, offer, Row } from './list.tsx';

/* The floor: only the last 40 rows exist, what any list must at least pay. Nothing to scroll back to. */
offer({
  shape: asItIs,
  List: ({ messages }) => (
    <div className="scroll">
      {messages.slice(-40).map((message) => (
        <Row key={message.id} message={message} />
      ))}
    </div>
  ),
});
