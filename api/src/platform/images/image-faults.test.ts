import { testApp } from '../../../test/app.ts';
import { PicturesController } from '../../../test/pictures-form.ts';

const api = testApp(PicturesController);

describe('All errors of a form are reported at once', () => {
  const tooLarge = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5 * 1024 * 1024)]);

  it.each([
    ['of a wrong type', Buffer.from('x'), 'The image must be a JPG, PNG or WebP'],
    ['that is too large', tooLarge, 'Choose an image of up to 5 MB'],
  ])('with an image %s before the invalid fields', async (_, bytes, message) => {
    const form = api.http.post('/api/pictures').attach('picture', bytes, 'a.jpg');
    const { body } = await form.field('description', 'a'.repeat(9)).expect(422);
    expect(body.errors).toEqual({ title: 'Enter a title', picture: message });
  });

  it('with an image and unknown fields in JSON, which would be lost', async () => {
    const sent = { picture: 'data:image/png;base64,iVBORw0KGgo=', titel: 'Bike' };
    const { body } = await api.http.post('/api/pictures').send(sent).expect(422);
    expect(body.errors).toEqual({
      title: 'Enter a title',
      picture: 'Send an image as multipart/form-data: JSON cannot carry one',
      titel: 'There is no such field',
    });
  });

  it('with a text in Latin-1, whose letters would be lost', async () => {
    const field = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nAdé\r\n--b--';
    const form = api.http.post('/api/pictures').type('multipart/form-data; boundary=b');
    const { body } = await form.send(Buffer.from(field, 'latin1') as never).expect(422);
    const title =
      'Letters of this arrived as �. Write them again; a program sends its form as UTF-8';
    expect(body.errors).toEqual({ title });
  });

  it('with an image that is a text, which would be lost', async () => {
    const form = api.http.post('/api/pictures').field('picture', 'https://swift.example/logo.png');
    const { body } = await form.expect(422);
    expect(body.errors).toEqual({ title: 'Enter a title', picture: 'Send the image as a file' });
  });
});
