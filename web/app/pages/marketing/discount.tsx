export default function DiscountPage() {
  return <h1>Discount</h1>;
}
