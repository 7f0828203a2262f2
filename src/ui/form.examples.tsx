import { Button } from './button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Form, FormRow, PickField, TextField } from './form.tsx'

export const examples = {
  withErrors: (
    <Form aria-label="Trial">
      <ErrorSummary
        title="2 things to change"
        errors={[{ field: 'ex-name', text: 'Username is requried' }]}
      />
      <PickField
        id="ex-product"
        legend="Product"
        name="product"
        required
        choice="8"
        onChange={() => undefined}
        options={[
          { value: '8', label: 'MVDA', mark: 'mvda' },
          { value: '2', label: 'DSC', mark: 'dsc' },
        ]}
      />
      <TextField id="ex-name" name="name" label="Name" required error="Username is requried" />
      <TextField
        id="ex-code"
        name="code"
        label="Code"
        hint="Enter your e-mail first"
        action={<Button ghost>Send code</Button>}
      />
      <FormRow>
        <Button type="submit" wide>
          Send
        </Button>
      </FormRow>
    </Form>
  ),
}
