export function Benefits({ headline, benefits }: { headline: string; benefits: readonly string[] }) {
  return (
    <section className="benefits grid wrap">
      <h2 className="d2">{headline}</h2>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  );
}
