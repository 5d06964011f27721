import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../platform/errors/refuses.decorator.ts';
import { Internal } from '../platform/http/internal.decorator.ts';
import { Limited } from '../platform/limits/limited.decorator.ts';
import { NumberCheck, NumberToCheck } from './number.schemas.ts';
import { Numbers } from './numbers.service.ts';

@ApiTags('Companies')
@Internal()
@Controller('numbers')
export class NumbersController {
  constructor(private readonly numbers: Numbers) {}

  @Post('check')
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  @Limited('number-checks', 'neighbouring-numbers', 'changes')
  @ApiOperation({
    summary: 'Check whose a phone number is',
    description: 'Among live companies. The number is in no address, log or cache.',
  })
  @ApiOkResponse({ standardSchema: NumberCheck })
  @Refuses(422)
  check(@Body({ schema: NumberToCheck }) { number }: NumberToCheck) {
    return this.numbers.check(number);
  }
}
