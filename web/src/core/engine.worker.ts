// The worker of engine.ts.
import url from '@rules?url';
import { answerWith } from './answering';

answerWith(url);
